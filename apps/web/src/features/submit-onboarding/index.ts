export { NEEDS, PLATFORMS, YEARLY_SALES } from './config/choices.ts'
export type { Onboarding } from './model/onboarding.ts'
export { OnboardingForm } from './ui/onboarding-form.tsx'
