import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { MOST_LABELS } from '../store/label-rows.ts'
import { writeLabel } from '../store/write-label.ts'

export const putLabel: Handler<'putLabel'> = async (
  { params, body },
  { db, files, caller, labelStoreBytes },
) => {
  requireDocument(body.content)
  const limits = { now: Date.now(), storeBytes: labelStoreBytes }
  const data = await writeLabel(db, files, { userId: signedIn(caller).userId, id: params.id }, body, limits)
  if (data === 'changed')
    throw new Failure('label_changed', '这个标签在别处有更新的版本，请先读取，再把自己的修改存为副本')
  if (data === 'full')
    throw new Failure('labels_full', `账号最多保存 ${MOST_LABELS} 个标签、共 64 MB，请删除不用的标签后重试`)
  if (data === 'store_full')
    throw new Failure(
      'label_store_full',
      '服务器为标签留出的空间已满，这个标签暂时不能保存到账号；它还在本机，请下载备份并联系管理员',
      { retryAfterMs: 600_000 },
    )
  return { status: 200, body: { code: 0, data } }
}

/** The editor reads the rest with its own checks; what is no document at all is refused before it is kept. */
function requireDocument(content: string): void {
  const read = parsed(content)
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Failure('label_unreadable', '标签内容不是有效的 JSON 文件，请用标签工具重新保存')
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
