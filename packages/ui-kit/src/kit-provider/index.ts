export { KitProvider, type KitProviderProps } from './kit-provider.tsx'
