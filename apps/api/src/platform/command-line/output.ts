/** Where a command writes: sentences for a person, or one JSON value for a program. */
export interface Output {
  text(line: string): void
  json(value: unknown): void
  /** One line that replaces itself, on a terminal only. */
  progress(line: string): void
  clearProgress(): void
}

export function terminalOutput(asJson: boolean): Output {
  const live = process.stderr.isTTY && !asJson
  const clear = () => {
    if (live) process.stderr.write('\r\u001b[K')
  }
  return {
    text: (line) => {
      clear()
      if (!asJson) console.log(line)
    },
    json: (value) => {
      if (asJson) console.log(JSON.stringify(value))
    },
    progress: (line) => {
      if (live) process.stderr.write(`\r\u001b[K${line}`)
    },
    clearProgress: clear,
  }
}
