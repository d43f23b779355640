/** What is wrong with a value, in Chinese, and the value that would be right when there is exactly one. */
export interface ValueFault {
  message: string
  fix?: string
}
