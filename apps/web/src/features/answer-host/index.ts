export { listenToHost } from './lib/host-window.ts'
export { $ask, hostListeningWanted, hostSpoke } from './model/answer-host.ts'
export { HostQuestion } from './ui/host-question.tsx'
export { HostAsk } from './ui/late-ask-card.tsx'
