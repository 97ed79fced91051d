export { policies, POLICIES } from './policies.ts';
export type { Policy, PolicyName } from './policies.ts';
