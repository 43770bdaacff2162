export const examples = {
  minimal: { children: <p>Prices change each July.</p> },
  success: { kind: 'success', children: <p>Your answers are saved on this device.</p> },
  full: { kind: 'warning', title: 'Before you buy', children: <p>Talk with your planner first.</p> },
  error: { kind: 'error', children: <p>We could not send this.</p> },
  'long words': { children: <p>Wheelchair-accessible-transportation-arrangements</p> },
} as const
