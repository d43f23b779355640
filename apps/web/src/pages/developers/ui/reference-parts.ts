export { ChangesPart } from './changes-part.tsx'
export { ErrorsPart } from './errors-part.tsx'
export { ReferencePart } from './reference-part.tsx'
