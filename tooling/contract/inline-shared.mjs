// The sources share parameters and answers by reference. Readers of the bundle (server, breaking check, reference of the
// site, fixtures) look at one operation at a time, so the bundle holds each operation whole.
const SHARED = ['parameters', 'responses']

/** The bundled contract with shared parameters and answers written out in each operation. Changes `contract`. */
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
