// The health check of the container: ends with 0 while the server wants requests.
const { PORT = '3000' } = process.env
try {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`)
  process.exitCode = answer.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
