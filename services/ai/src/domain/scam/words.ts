import { pattern } from '../rule.ts';

export const send = pattern`\b(?:send|email|e-mail|forward|upload|provide|submit|supply|text|attach|give|share|fax)\b`;
