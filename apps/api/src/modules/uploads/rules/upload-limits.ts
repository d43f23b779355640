const MIB = 1_048_576
const DAY_MS = 86_400_000

/** The largest file that is taken. */
export const UPLOAD_BYTES = 32 * MIB
/** Uploads of one account that are not finished. */
export const OPEN_UPLOADS = 5
/** An upload that is not finished, or not used, stays so long. */
export const UPLOAD_KEPT_MS = DAY_MS

/** Finished uploads, and what they become: originals of imports. */
export const UPLOAD = { name: 'upload', title: '上传的文件', accountBytes: 2_048 * MIB } as const
/**
 * Parts of uploads that are not finished: twice what may be open, since two writers of one part both bring its bytes.
 */
export const PART = {
  name: 'part',
  title: '未完成的上传',
  accountBytes: 2 * OPEN_UPLOADS * UPLOAD_BYTES,
} as const

/** A size for people, rounded up so that what is above a limit never reads like it: 32 MB, 32.1 MB, 3 字节. */
export function sizeText(bytes: number): string {
  if (bytes < MIB / 10) return `${bytes} 字节`
  return `${Math.ceil((bytes / MIB) * 10) / 10} MB`
}
