export { areasQuery, settlementQuery } from './api/settlement.query.ts'
