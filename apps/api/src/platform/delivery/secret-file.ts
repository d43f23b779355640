import { readFileSync } from 'node:fs'

/** Reads a secret from a file. @returns a sentence for the operator when it cannot be read or is empty */
export function readSecretFile(name: string, file: string): { secret: string } | string {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    return secret === '' ? `${name} 指定的文件是空的，请写入密钥。` : { secret }
  } catch {
    return `无法读取 ${name} 指定的文件，请检查路径与权限。`
  }
}
