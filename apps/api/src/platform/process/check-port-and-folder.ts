import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { keepFolderForOwner } from '../database/owner-only.ts'
import { StartupError } from '../database/startup-error.ts'
import { codeOf } from './start-error.ts'

/** Throws a StartupError unless the port can be listened on now: said before the database is touched. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((done, fail) => {
      probe.once('error', fail)
      probe.listen({ port, host, exclusive: true }, done)
    })
  } catch (error) {
    throw portError(error, port, host)
  } finally {
    if (probe.listening) await new Promise((done) => probe.close(done))
  }
}

/** The sentence for an address that cannot be listened on. */
export function portError(error: unknown, port: number, host: string): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `端口 ${port} 已被占用，请先关闭占用它的程序，或换一个端口，例如 PORT=${port < 65_535 ? port + 1 : 3000}。`,
      )
    case 'EACCES':
      return new StartupError(`没有权限使用端口 ${port}，请换一个 1024 以上的端口，例如 PORT=3000。`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartupError(`HOST=${host} 不是本机的地址，请改为 127.0.0.1，或本机网卡的地址。`)
    default:
      return error
  }
}

/**
 * Throws a StartupError unless files can be written in the data folder; makes it when it is not there. Nobody but its
 * owner may look into it.
 */
export function checkDataFolder(folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    keepFolderForOwner(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const code = codeOf(error)
    const why =
      code === 'ENOSPC'
        ? '磁盘已满'
        : code === 'ENOTDIR' || code === 'EEXIST'
          ? '路径中有同名文件'
          : `不可写${code ? `（${code}）` : ''}`
    throw new StartupError(
      `数据目录 ${folder} ${why}，请检查权限和磁盘空间，或用 HAIXUAN_DATA_DIR 换一个目录。`,
    )
  }
}
