/** The job is not where this process left it: another one works on it, or it was cancelled. */
export class ImportMovedError extends Error {
  constructor(id: string) {
    super(`导入任务 ${id} 已被取消，或正由另一个进程处理。请用 haixuan import show ${id} 查看。`)
    this.name = 'ImportMovedError'
  }
}
