export { areasQuery, onboardingQuery } from './api/onboarding.query.ts'
