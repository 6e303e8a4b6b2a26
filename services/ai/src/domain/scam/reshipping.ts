import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

export const reshipping: readonly ScamRule[] = [
  scamRule(
    'who fights it',
    'nothing',
    pattern`\b(?:money mules|scams?|fraud (?:analysts?|team|cases?|detection|prevention|investigat\w+))\b`,
  ),
  scamRule(
    'at a place of work',
    'nothing',
    pattern`^(?!.*\b(?:your|home)\b).*\b(?:warehouse|distribution centre|logistics)\b`,
    pattern`^(?!.*\byour (?:own )?(?:home|house|address|place|flat|apartment|door)\b).*\b(?:from|at|in|to) our (?:\w+ ){0,2}(?:warehouse|depot|store|facility|factory|site|distribution centre)\b`,
  ),
  scamRule(
    'goods that come home for others',
    'reshipping',
    pattern`\b(?:items?|orders?|goods|parcels?|packages?|boxes)\b${within(30)}\b(?:arrive|come|turn up|are (?:sent|delivered|posted))\b${within(10)}\b(?:at|to) your (?:place|home|house|address|door|flat|apartment)\b`,
  ),
  scamRule(
    'carries what nobody may see',
    'reshipping',
    pattern`\b(?:sealed|closed|unmarked|unopened) (?:bags?|boxes|parcels?|packages?|suitcases?|envelopes?)\b${within(80)}\b(?:no questions|passwords?|locker)\b`,
    pattern`\b(?:do not|don['’]t|never) open (?:them|it|the (?:bags?|boxes|parcels?|packages?)),? (?:and )?(?:ask )?no questions\b`,
  ),
  scamRule(
    'parcels at home',
    'reshipping',
    pattern`\b(?:receiv\w+|accept\w*|inspect\w*|collect\w*|repack\w*|handle|handling)\b${within(40)}\b(?:packages?(?! of care)|parcels?|mail|goods|shipments?|items)\b${within(40)}\b(?:at|from|to|in) (?:your )?(?:own )?(?:home|house|residence|residential address|home address)\b`,
  ),
  scamRule(
    'parcels at an address of theirs',
    'reshipping',
    pattern`\b(?:receiv\w+|accept\w*|collect\w*)\b${within(40)}\b(?:packages?(?! of care)|parcels?|goods|shipments?|mail)\b${within(25)}\b(?:at|to) your (?:own |residential )?(?:address|place|door(?:step)?|flat|apartment)\b`,
    pattern`\b(?:send|deliver|post|ship|mail)\b${within(20)}\b(?:packages?|parcels?|goods|shipments?)\b${within(10)}\bto (?:you\b|your (?:own |residential )?(?:home|address|place|door|flat|apartment))${within(60)}\byou\b${within(40)}\b(?:forward|send|post|ship|drop|labels?|relabel)\b`,
    pattern`\b(?:packages?|parcels?|goods|shipments?)\b${within(30)}\b(?:sent|delivered|mailed|posted|shipped) to you(?:r (?:home|address|place|door|flat|apartment))?\b${within(80)}\b(?:forward|send|post|ship|mail|drop)\b`,
  ),
  scamRule(
    'sends them on',
    'reshipping',
    pattern`\b(?:re-?ship\w*|ship(?:ping)? (?:them|it) on|forward(?:ing)? (?:the )?(?:packages?|parcels?) (?:to|on|overseas)|parcel (?:inspector|reshipper|forwarding agent)|package (?:handler|processing) (?:from|at) home)\b`,
  ),
];
