/** The words of the finder's outcome, on its page and in its files. */
export const outcomeWords = {
  title: 'What may suit you',
  lead: 'This is based on your answers. We don’t keep them or send them to anyone.',
  services: 'What may help',
  funding: 'Who may pay',
  fundingIntro: 'Each scheme decides case by case. No one can promise funding in advance.',
  nextSteps: 'What to do next',
  given: 'Your answers so far',
} as const
