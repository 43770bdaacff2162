import { askedOnce } from './checks/asked-once.ts'
import { choicesSeen } from './checks/choices-seen.ts'
import { cssWords } from './checks/css-words.ts'
import { currentSeen } from './checks/current-seen.ts'
import { closeReturnsFocus } from './checks/close-returns-focus.ts'
import { everyWidth } from './checks/every-width.ts'
import { direction } from './checks/direction.ts'
import { errorsMet } from './checks/errors-met.ts'
import { errorsTied } from './checks/errors-tied.ts'
import { fakedHeadings } from './checks/faked-headings.ts'
import { fakedLists } from './checks/faked-lists.ts'
import { fakedTables } from './checks/faked-tables.ts'
import { controlsStandOut } from './checks/controls-stand-out.ts'
import { filmsComplete } from './checks/films.ts'
import { focusChangesNothing } from './checks/focus-changes-nothing.ts'
import { focusChangesPixels } from './checks/focus-changes-pixels.ts'
import { focusNotObscured } from './checks/focus-not-obscured.ts'
import { focusOrderSeen } from './checks/focus-order-seen.ts'
import { focusRing } from './checks/focus-ring.ts'
import { forcedColours } from './checks/forced-colours.ts'
import { groupsNamed } from './checks/groups-named.ts'
import { headingsToldApart } from './checks/headings-told-apart.ts'
import { hiddenWords } from './checks/hidden-words.ts'
import { hintsTied } from './checks/hints-tied.ts'
import { hoverContent } from './checks/hover-content.ts'
import { hoverContrast } from './checks/hover-contrast.ts'
import { inputPurpose } from './checks/input-purpose.ts'
import { keyboardCan } from './checks/keyboard-can.ts'
import { keysWork } from './checks/keys-work.ts'
import { labelsSeen } from './checks/labels-seen.ts'
import { linkWords } from './checks/link-words.ts'
import { linksLead } from './checks/links-lead.ts'
import { liveRegion } from './checks/live-region.ts'
import { newPageMet } from './checks/new-page-met.ts'
import { noMotionInput } from './checks/no-motion-input.ts'
import { shortcuts } from './checks/shortcuts.ts'
import { noTrap } from './checks/no-trap.ts'
import { nothingCovered } from './checks/nothing-covered.ts'
import { nothingCut } from './checks/nothing-cut.ts'
import { nothingMissing } from './checks/nothing-missing.ts'
import { nothingMoves } from './checks/nothing-moves.ts'
import { orientation } from './checks/orientation.ts'
import { otherLanguages } from './checks/other-languages.ts'
import { pictureWords } from './checks/picture-words.ts'
import { plainLetters } from './checks/plain-letters.ts'
import { pointerCanLeave } from './checks/pointer-can-leave.ts'
import { primaryTargets } from './checks/primary-targets.ts'
import { propertiesAgree } from './checks/properties-agree.ts'
import { readingUndisturbed } from './checks/reading-undisturbed.ts'
import { requiredTold } from './checks/required-told.ts'
import { nativeRoles } from './checks/native-roles.ts'
import { saidOnce } from './checks/said-once.ts'
import { sameHelp } from './checks/same-help.ts'
import { sameNavigation } from './checks/same-navigation.ts'
import { sensoryWords } from './checks/sensory-words.ts'
import { signsInForcedColours } from './checks/signs-in-forced-colours.ts'
import { signsTold } from './checks/signs-told.ts'
import { skipLink } from './checks/skip-link.ts'
import { spacingFree } from './checks/spacing-free.ts'
import { statesChange } from './checks/states-change.ts'
import { statesTold } from './checks/states-told.ts'
import { tabReachesAll } from './checks/tab-reaches-all.ts'
import { textContrast } from './checks/text-contrast.ts'
import { textGrows } from './checks/text-grows.ts'
import { timeChangesNothing } from './checks/time-changes-nothing.ts'
import { titleInStep } from './checks/title-in-step.ts'
import { titleUnique } from './checks/title-unique.ts'
import { useChangesNothing } from './checks/use-changes-nothing.ts'
import { usefulAlternatives } from './checks/useful-alternatives.ts'
import { visualOrder } from './checks/visual-order.ts'
import { windowLeft } from './checks/window-left.ts'
import { wholeWords } from './checks/whole-words.ts'
import { wrongExplained } from './checks/wrong-explained.ts'
import type { Check } from './check.ts'

/**
 * Every scripted check: first the read-only ones, which run in one batch, then those that walk, then those that change
 * the page.
 */
export const checks: readonly Check[] = [
  askedOnce,
  cssWords,
  currentSeen,
  direction,
  errorsMet,
  errorsTied,
  fakedHeadings,
  fakedLists,
  fakedTables,
  controlsStandOut,
  forcedColours,
  groupsNamed,
  headingsToldApart,
  hiddenWords,
  hintsTied,
  inputPurpose,
  keyboardCan,
  labelsSeen,
  linksLead,
  linkWords,
  liveRegion,
  noMotionInput,
  nothingMoves,
  plainLetters,
  primaryTargets,
  propertiesAgree,
  readingUndisturbed,
  requiredTold,
  nativeRoles,
  saidOnce,
  sameHelp,
  sameNavigation,
  sensoryWords,
  signsTold,
  statesTold,
  textContrast,
  titleInStep,
  titleUnique,
  usefulAlternatives,
  visualOrder,
  wholeWords,
  wrongExplained,
  otherLanguages,
  skipLink,
  noTrap,
  tabReachesAll,
  focusNotObscured,
  focusOrderSeen,
  focusRing,
  focusChangesNothing,
  hoverContent,
  hoverContrast,
  pointerCanLeave,
  focusChangesPixels,
  choicesSeen,
  signsInForcedColours,
  pictureWords,
  filmsComplete,
  shortcuts,
  spacingFree,
  textGrows,
  nothingCut,
  nothingCovered,
  keysWork,
  statesChange,
  closeReturnsFocus,
  orientation,
  nothingMissing,
  everyWidth,
  windowLeft,
  useChangesNothing,
  newPageMet,
  timeChangesNothing,
]
