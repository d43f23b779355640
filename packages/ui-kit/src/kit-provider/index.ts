export { KitProvider, type KitProviderProps } from './kit-provider.tsx'
export { type PhraseActs, Sentence } from './sentence.tsx'
export { ShadowLayers, type ShadowLayersProps } from './shadow-layers.tsx'
