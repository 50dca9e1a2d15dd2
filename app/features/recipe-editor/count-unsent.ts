/** Sends the recipes of a member that wait on this device. @returns how many of them still wait */
export async function countUnsent(member: string): Promise<number> {
  const { sendWaitingDrafts, waitingElsewhere } = await import('./store/open-draft.ts')
  if ((await waitingElsewhere(member)).length > 0) await sendWaitingDrafts(member)
  return (await waitingElsewhere(member)).length
}
