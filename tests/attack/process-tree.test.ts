import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { cpuMsOfTree, memoryMbOfTree, parseSizeMb, parseStat, processTree } from './process-tree.ts'

test('a program whose name looks like fields does not shift them', () => {
  const line = '42 (a) S 1 (b) R 7 42 42 0 -1 4194560 9 8 0 0 150 50 20 5 20 0 11 0 900 1 2'
  expect(parseStat(line)).toEqual({ pid: 42, parent: 7, state: 'R', cpuMs: 2250 })
  expect(() => parseStat('nothing')).toThrow('no line of /proc')
})

test('sizes are read in megabytes', () => {
  const status = 'Name:\tnode\nVmHWM:\t  200000 kB\nVmRSS:\t  100000 kB\n'
  expect(parseSizeMb(status, 'VmRSS')).toBe(102.4)
  expect(parseSizeMb(status, 'VmSwap')).toBe(0)
})

test.skipIf(process.platform !== 'linux')(
  'child processes count towards their parent',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 60 & echo started; wait'])
    await once(parent.stdout, 'data')
    const tree = processTree(parent.pid!)
    expect(tree).toHaveLength(2)
    expect(memoryMbOfTree(parent.pid!)).toBeGreaterThan(0)
    expect(cpuMsOfTree(process.pid)).toBeGreaterThan(0)
    for (const { pid } of tree) process.kill(pid)
    await once(parent, 'exit')
  },
)
