// The sources share parameters and answers by reference. Readers of the bundle (server, breaking check, reference of the
// site, fixtures) look at one operation at a time, so the bundle holds each operation whole.
const SHARED = ['parameters', 'responses']

/**
 * Writes the headers that come with every answer (`x-every-answer`) into each answer of the contract: OpenAPI has no
 * place to say it once. Changes `contract`.
 */
export function addCommonHeaders(contract) {
  const { headers = {}, responses = {} } = contract.components
  const common = Object.entries(headers).filter(([, header]) => header['x-every-answer'])
  const references = Object.fromEntries(
    common.map(([name]) => [name, { $ref: `#/components/headers/${name}` }]),
  )
  for (const [, header] of common) delete header['x-every-answer']
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  const answers = [...operations.flatMap((one) => Object.values(one.responses)), ...Object.values(responses)]
  for (const answer of answers.filter(({ $ref }) => $ref === undefined))
    answer.headers = { ...references, ...answer.headers }
  return contract
}

/** Writes shared parameters and answers out in each operation. Changes `contract`. */
export function inlineShared(contract) {
  const { components } = contract
  const followed = (node) => {
    const [kind, name] = node.$ref?.split('/').slice(-2) ?? []
    if (!SHARED.includes(kind)) return node
    const found = components[kind]?.[name]
    if (!found) throw new Error(`${node.$ref} leads nowhere`)
    return found
  }
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (operation.parameters) operation.parameters = operation.parameters.map(followed)
      for (const [status, answer] of Object.entries(operation.responses))
        operation.responses[status] = followed(answer)
    }
  }
  for (const kind of SHARED) delete components[kind]
  return contract
}
