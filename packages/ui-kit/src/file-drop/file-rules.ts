export type FileRules = {
  /** Endings with their dot, in small letters, as .xlsx; none means any. */
  endings?: readonly string[]
  /** In bytes. */
  maxBytes?: number
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** '1.5 MB': a size as people write it, steps of 1024, at most one decimal. */
export function fileSizeText(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${Number(value.toFixed(1))} ${UNITS[unit] ?? 'B'}`
}

/** Why a file is not taken, in the user's words; undefined when it is. */
export function fileProblem(file: { name: string; size: number }, rules: FileRules): string | undefined {
  const { endings = [], maxBytes } = rules
  const name = file.name.toLowerCase()
  if (endings.length > 0 && !endings.some((ending) => name.endsWith(ending))) {
    return `“${file.name}”的格式不支持，请选择 ${endings.join('、')} 文件`
  }
  if (file.size === 0) return `“${file.name}”是空文件`
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `“${file.name}”有 ${fileSizeText(file.size)}，超过上限 ${fileSizeText(maxBytes)}`
  }
  return undefined
}
