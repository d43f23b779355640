// Before every file of tests that draw: React complains about changes outside of `act` only where it is told that
// there is one.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
