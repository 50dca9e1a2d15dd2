/**
 * Makes every file that this process creates from now on readable for its user alone (0600, folders
 * 0700): the data folder holds what members wrote. Windows has rights of its own.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}
