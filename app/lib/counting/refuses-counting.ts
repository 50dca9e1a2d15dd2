/** Opt-out signals of a browser. */
export interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether a person has opted out with Do Not Track or Global Privacy Control. */
export function refusesCounting({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true
}
