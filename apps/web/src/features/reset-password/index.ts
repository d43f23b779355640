export { ForgottenForm } from './ui/forgotten-form.tsx'
export { ResetPasswordForm } from './ui/reset-password-form.tsx'
