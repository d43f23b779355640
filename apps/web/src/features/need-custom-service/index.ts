export { CustomServiceGate } from './ui/custom-service-gate.tsx'
