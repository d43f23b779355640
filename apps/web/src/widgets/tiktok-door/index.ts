export { behindTiktokDoor } from './ui/behind-tiktok-door.tsx'
