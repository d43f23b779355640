export { DevicesDialog } from './ui/devices-dialog.tsx'
export { HostClients } from './ui/host-clients.tsx'
