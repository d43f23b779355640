export { SetPasswordForm } from './ui/set-password-form.tsx'
