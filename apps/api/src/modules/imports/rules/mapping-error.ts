/** One thing wrong with a mapping file: which key, and in Chinese what is allowed. */
export interface MappingProblem {
  /** For example `fields.price.as`; empty for the file as a whole. */
  key: string
  message: string
}

/** A mapping file that cannot be used, with every problem found. */
export class MappingError extends Error {
  readonly problems: readonly MappingProblem[]

  constructor(name: string, problems: readonly MappingProblem[]) {
    const lines = problems.map(({ key, message }) => `  ${key ? `${key}：` : ''}${message}`)
    super(`映射 ${name} 不能使用：\n${lines.join('\n')}`)
    this.name = 'MappingError'
    this.problems = problems
  }
}
