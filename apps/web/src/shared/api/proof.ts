import { HaixuanError } from '@haixuan/api-sdk'

type Prove = () => Promise<boolean>
let prove: Prove | null = null

/**
 * Who asks the user for their password when a call needs a fresh proof that it is the account holder.
 * @param ask answers whether they gave it
 * @returns ends it
 */
export function onProofNeeded(ask: Prove): () => void {
  prove = ask
  return () => {
    prove = null
  }
}

const isProofNeeded = (error: unknown): error is HaixuanError =>
  error instanceof HaixuanError && error.reason === 'proof_needed'

/** Whether a failure is a question to the user and no notice yet. */
export const isAsked = (error: HaixuanError): boolean => prove !== null && isProofNeeded(error)

/** Makes a call again, once, after the user has proved that it is the account holder. @throws what the call throws when they have not */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isProofNeeded(error) || prove === null || !(await prove())) throw error
    return call()
  }
}
