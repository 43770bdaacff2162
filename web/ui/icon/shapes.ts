/** Drawn for the site on a grid of 24, with one line weight. */
export const shapes = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  bell: 'M6 17V10.5a6 6 0 0 1 12 0V17l2 1.5H4ZM10 21h4M12 4.5V2.5',
  check: 'M5 13l4.5 4.5L19 7',
  chevron: 'M6 9.5l6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  display: 'M2.5 19 8 5l5.5 14M4.5 14.5h7M14.5 19l3.5-9 3.5 9M15.8 16h4.4',
  easyRead: 'M4 5.5h6v6H4ZM13.5 7h6.5M13.5 10h5M4 14.5h6v4H4ZM13.5 15.5h6.5M13.5 18.5h4',
  email: 'M3.5 6h17v12h-17ZM4 6.5l8 6.5 8-6.5',
  error: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3ZM12 7.5V13M12 16.4v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6',
  listen: 'M4 9.5v5h3.5l5 4v-13l-5 4ZM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  phone:
    'M5 4h3.8l1.6 4.6-2.2 1.6a11.6 11.6 0 0 0 5.6 5.6l1.6-2.2L20 15.2V19a1.5 1.5 0 0 1-1.6 1.5A15.4 15.4 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  print: 'M7 9V3.5h10V9M7 17.5H3.5V9h17v8.5H17M7 14h10v6.5H7Z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2L20.5 20.5',
  warning: 'M12 4L21 19.5H3ZM12 10v4.5M12 17v.1',
} as const

export type IconName = keyof typeof shapes
