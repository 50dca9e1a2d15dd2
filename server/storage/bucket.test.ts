import { expect, test } from 'vitest'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { bucketStore, type Fault, startBucket } from '#tests/support/test-bucket.ts'
import { readBytes } from './read-bytes.ts'

const KEY = 'own-pictures/ab/abcd.webp'
const IMAGE = Buffer.from('a picture')

/** A bucket that holds a picture. */
async function startFilled() {
  const bucket = await startBucket()
  const store = bucketStore(bucket, { answer: 300, idle: 300 })
  await store.put(KEY, IMAGE)
  return { bucket, store }
}

test('requests are signed as another implementation expects, and wrong keys are refused', async () => {
  const { bucket, store } = await startFilled()
  const odd = 'media/recipes/a-b_c/1.5.webp'
  await store.put(odd, IMAGE)
  expect(await readBytes(store, odd)).toEqual(IMAGE)
  expect(bucket.keys).toEqual([odd, KEY])
  const { config } = bucket
  const other = { ...config, STORAGE_KEY_SECRET: 'another' }
  const stranger = bucketStore(Object.create(bucket, { config: { value: other } }) as typeof bucket)
  await expect(stranger.get(KEY)).rejects.toThrow('403 SignatureDoesNotMatch')
})

test.for<[string, Fault, string]>([
  ['refuses', { status: 403, code: 'AccessDenied' }, '403 AccessDenied'],
  ['is busy', { status: 503, code: 'SlowDown' }, '503 SlowDown'],
  ['is gone', { status: 404, code: 'NoSuchBucket' }, '404 NoSuchBucket'],
  ['says nothing', 'silent', 'no answer in time'],
  ['breaks off', 'cut', 'broke off'],
  ['stops in the middle', 'stalled', 'it stopped'],
  ['sends other bytes', 'changed', 'another sum'],
])('a bucket that %s is an outage, and no missing file', async ([, fault, reason]) => {
  const { bucket, store } = await startFilled()
  bucket.fault = () => fault
  const error: unknown = await readBytes(store, KEY).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StorageUnavailable)
  expect((error as Error).message).toContain(reason)
  bucket.fault = () => undefined
  expect(await readBytes(store, KEY)).toEqual(IMAGE)
})

test('a file that is not stored whole is not there', async () => {
  const { bucket, store } = await startFilled()
  const other = 'own-pictures/ab/other.webp'
  bucket.fault = ({ method }) =>
    method === 'PUT' ? { status: 500, code: 'InternalError' } : undefined
  await expect(store.put(other, IMAGE)).rejects.toThrow('500 InternalError')
  expect(await store.head(other)).toBeUndefined()
})

test('a bucket that was busy once is asked again', async () => {
  const { bucket, store } = await startFilled()
  let times = 0
  bucket.fault = () => {
    times += 1
    return times === 1 ? { status: 503, code: 'SlowDown' } : undefined
  }
  expect(await readBytes(store, KEY)).toEqual(IMAGE)
  expect(times).toBe(2)
})

test('the first of two instances owns a bucket', async () => {
  const bucket = await startBucket()
  const store = bucketStore(bucket)
  expect(await store.isEmpty()).toBe(true)
  expect(await store.readOwner()).toBeUndefined()
  await store.writeOwner('one')
  await store.writeOwner('another')
  expect(await store.readOwner()).toBe('one')
  expect(await store.isEmpty()).toBe(false)
})
