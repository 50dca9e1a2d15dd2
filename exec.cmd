@rem On Windows, what `exec` is to sh in the script "start": there Node has to take the place of the shell, so that signals reach it.
@%*
