export { KitProvider, type KitProviderProps } from './kit-provider.tsx'
export { ShadowLayers, type ShadowLayersProps } from './shadow-layers.tsx'
