export { MobileGate } from './ui/mobile-gate.tsx'
