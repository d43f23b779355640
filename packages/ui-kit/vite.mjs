import optimizeLocales from '@react-aria/optimize-locales-plugin'

/**
 * Vite plugin that keeps only the Chinese texts of react-aria in a bundle. The page must then be inside
 * `KitProvider`, which asks for exactly those.
 */
export const onlyChineseTexts = () => optimizeLocales.vite({ locales: ['zh-CN'] })
