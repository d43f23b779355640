/** Whether an address is one of the API, known or not. @param url path of a request, with or without its query */
export function isApiPath(url: string): boolean {
  return /^\/+api(?:[/?]|$)/i.test(url)
}
