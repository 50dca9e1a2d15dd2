import type { S3Settings } from './s3-client.ts'

/** What of the configuration says where files are stored. */
export interface StorageConfig {
  DATA_DIR: string
  /** `s3://bucket` or `s3://bucket/prefix`. */
  STORAGE_URL?: string | undefined
  /** Where the bucket is; that of Amazon for the region by default. */
  STORAGE_ENDPOINT?: string | undefined
  STORAGE_REGION?: string | undefined
  STORAGE_KEY_ID?: string | undefined
  STORAGE_KEY_SECRET?: string | undefined
}

const REGION = 'us-east-1'

/** The bucket of a configuration; undefined without one. */
export function bucketSettings({
  STORAGE_URL,
  STORAGE_REGION: region = REGION,
  STORAGE_ENDPOINT: endpoint = `https://s3.${region}.amazonaws.com`,
  STORAGE_KEY_ID: keyId = '',
  STORAGE_KEY_SECRET: keySecret = '',
}: StorageConfig): S3Settings | undefined {
  if (STORAGE_URL === undefined) return undefined
  const { hostname: bucket, pathname } = new URL(STORAGE_URL)
  const path = pathname.slice(1)
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`
  return { endpoint: endpoint.replace(/\/$/, ''), region, bucket, prefix, keyId, keySecret }
}
