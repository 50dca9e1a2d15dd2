import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Programs that make and run images where no registry can be reached. */
const PROGRAMS = ['buildah', 'podman', 'runc', 'mmdebstrap']

/** Why containers cannot be tried on this machine; undefined where they can. */
export const NO_CONTAINERS = PROGRAMS.filter((name) => !isInstalled(name)).join(', ') || undefined

/** Whether a program is on the path. */
export function isInstalled(name: string): boolean {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
}

/** What a machine without systemd and without rights of its own needs; nothing weakens the container. */
const LOCAL = {
  podman: ['--runtime', 'runc', '--cgroup-manager=cgroupfs'],
  limits: ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096', '--network=host'],
}
/** As in compose.yaml. */
const HARDENED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop=ALL']

/** The result of a command. */
export interface Outcome {
  code: number
  output: string
}

/** Runs podman, and waits until it ends. */
export async function podman(...words: readonly string[]): Promise<Outcome> {
  try {
    const { stdout, stderr } = await run('podman', [...LOCAL.podman, ...words])
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

/** Runs a hardened container as in compose.yaml, with further options before the image's name. */
export async function runContainer(image: string, ...options: readonly string[]): Promise<Outcome> {
  return await podman('run', ...LOCAL.limits, ...HARDENED, ...options, image)
}

/** Builds a Containerfile in a folder. */
async function build(folder: string, ...words: readonly string[]): Promise<void> {
  const options = ['bud', '--isolation', 'chroot', '--format', 'docker', '--network', 'host']
  await run('buildah', [...options, ...words, folder], { maxBuffer: 100_000_000 })
}

/**
 * Builds the image of the Containerfile on a base with Node that is made here.
 * @param name of the image
 */
export async function buildImage(name: string): Promise<void> {
  const base = `localhost/${name}-base`
  const folder = await mkdtemp(join(tmpdir(), 'simmer-base-'))
  try {
    await run('mmdebstrap', [
      '--variant=minbase',
      '--include=ca-certificates',
      'bookworm',
      join(folder, 'rootfs.tar'),
    ])
    const npm = execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' })
    await cp(process.execPath, join(folder, 'node'))
    await cp(dirname(dirname(npm.trim())), join(folder, 'npm'), { recursive: true })
    const certificates = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt'
    await writeFile(join(folder, 'certificates.crt'), await readFile(certificates))
    await writeFile(join(folder, 'Containerfile'), BASE)
    await build(folder, '--tag', base)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await build('.', '--ignorefile', '.containerignore', '--build-arg', `BASE=${base}`, '--tag', name)
}

const BASE = `FROM scratch
ADD rootfs.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.crt /etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
`
