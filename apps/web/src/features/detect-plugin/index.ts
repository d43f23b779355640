export { PluginVersion } from './ui/plugin-version.tsx'
