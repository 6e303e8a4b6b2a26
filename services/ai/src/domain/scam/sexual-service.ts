import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

/** Sexual work that is offered as something else, and intimate photos that are asked for. */
export const sexualService: readonly ScamRule[] = [
  scamRule(
    'drawing classes, health and welfare',
    'nothing',
    pattern`\blife (?:model|drawing)|\bsex(?:ual)? (?:workers?|health|assault|harassment)\b|\bsupport(?:ing)?\b${within(30)}\b(?:victims|survivors)\b`,
  ),
  scamRule(
    'massage that is none',
    'sexual_service',
    pattern`\b(?:sensual|erotic|tantric|nuru)\b${within(15)}\b(?:massages?|services?|body)\b`,
    pattern`\b(?:massages?|body)\b${within(15)}\b(?:sensual|erotic|tantric|nuru)\b`,
    pattern`\bhappy (?:endings?|clients? guaranteed)\b|\bbody[- ]?rubs?\b`,
    pattern`\b(?:massage|spa) (?:girls?|lad(?:y|ies))\b`,
  ),
  scamRule(
    'escorts and cameras',
    'sexual_service',
    pattern`\b(?:female|male|high[- ]class|adult|independent) escorts?\b|\bescort (?:agency|girls?|lad(?:y|ies))\b`,
    pattern`\b(?:adult|web ?cam|cam) (?:models?|modell?ing|performers?|entertainers?|girls?|chat)\b|\bonly ?fans\b|\bcamgirls?\b`,
  ),
  scamRule(
    'young women by their looks',
    'sexual_service',
    pattern`\b(?:young|slim|pretty|attractive|sexy|asian|good[- ]looking)\b,? (?:\w+,? ){0,2}(?:girls?|ladies|females)\b${within(40)}\b(?:wanted|needed|required|for|cash)\b`,
    pattern`\b(?:girls|ladies) (?:wanted|needed)\b`,
  ),
  scamRule(
    'company for money or a room',
    'sexual_service',
    pattern`\bhostess(?:es)? for gentlemen\b|\b(?:clients|gentlemen|businessmen) to their hotels?\b`,
    pattern`\b(?:comfortable with|open to|in (?:exchange|return) for) (?:intimacy|sex|affection)\b|\bintimacy with (?:the|your) (?:owner|boss|landlord)\b`,
    pattern`\bopen[- ]minded,? (?:\w+,? ){0,2}(?:girls|ladies|females?(?! ?-?led)) (?:students?|only|wanted|needed)\b`,
  ),
  scamRule(
    'intimate photos',
    'sexual_service',
    pattern`\b(?:photos?|pictures?|pics?) in (?:a )?(?:swimwear|bikini|lingerie|underwear)\b`,
    pattern`\b(?:send|submit|email|attach|upload|include)\b${within(40)}\b(?:bikini|lingerie|underwear|nude|topless|naked|revealing)\b${within(10)}\b(?:photos?|pictures?|pics?|selfies?|shots?)\b`,
    pattern`\bprivate (?:photo ?shoots?|modell?ing)\b${within(30)}\b(?:home|house|apartment|hotel)\b`,
  ),
];
