import { Value } from 'typebox/value'
import { KitchenChange, type KitchenRecord } from '#contract/kitchen/kitchen.ts'
import type { KitchenRecordTable } from '#server/db/tables/kitchen.ts'

/** A record from its row. */
export function recordToWire(row: Omit<KitchenRecordTable, 'user_id'>): KitchenRecord {
  return {
    SessionId: row.session_id,
    Kind: row.kind,
    Id: row.id,
    ActedAt: row.acted_at,
    Version: row.version,
    Value: JSON.parse(row.value) as unknown,
  } as KitchenRecord
}

/** The row of a record. */
export function recordToRow(userId: number, record: KitchenRecord): KitchenRecordTable {
  return {
    user_id: userId,
    session_id: record.SessionId,
    id: record.Id,
    kind: record.Kind,
    acted_at: record.ActedAt,
    version: record.Version,
    value: JSON.stringify(record.Value),
  }
}

/** A change without properties that this server does not know: a newer page may send some. */
export function withoutUnknown(change: KitchenChange): KitchenChange {
  return Value.Clean(KitchenChange, Value.Clone(change)) as KitchenChange
}
