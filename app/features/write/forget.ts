import { reportFailure } from '#app/lib/report-failure.ts'

/** Removes the recipes that the server has from this device. For signing out; what waits stays for later. */
export function forgetDrafts(): void {
  import('./store/device.ts').then(({ dropSent }) => dropSent()).catch(reportFailure)
}
