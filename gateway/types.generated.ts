import type { Answers } from '#schema/forms/form-definition.ts'
export type Maybe<T> = T | null
export type InputMaybe<T> = Maybe<T>
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string }
  String: { input: string; output: string }
  Boolean: { input: boolean; output: boolean }
  Int: { input: number; output: number }
  Float: { input: number; output: number }
  /** A calendar date in Australia/Brisbane: 2026-11-20. */
  Date: { input: string; output: string }
  /** An instant in ISO 8601 with its offset: 2026-11-20T09:00:00Z. */
  DateTime: { input: string; output: string }
  /** Answers by field name, as they were typed: a text, or a list of texts for a field with several choices. */
  FormAnswers: { input: Answers; output: Answers }
}

/** A page of its own: where a document stands. */
export type Address = {
  __typename: 'Address'
  /** Without a trailing slash. */
  path: Scalars['String']['output']
  /** When its document was last changed. */
  updatedAt: Scalars['DateTime']['output']
}

/** The author of posts. */
export type Author = {
  __typename: 'Author'
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Their name. */
  name: Scalars['String']['output']
  /** What they do. */
  role: Maybe<Scalars['String']['output']>
}

/** A piece of a page. */
export type Block = {
  /** Unique on its page. */
  key: Scalars['ID']['output']
}

/** A picture with its word. */
export type BoardChoice = {
  __typename: 'BoardChoice'
  /** Where it leads. */
  path: Scalars['String']['output']
  /** A picture of it. */
  picture: Maybe<Image>
  /** One to three words. */
  word: Scalars['String']['output']
}

/** A screen with its choices. */
export type BoardQuestion = {
  __typename: 'BoardQuestion'
  /** In the order of their rows. */
  choices: Array<BoardChoice>
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Its words. */
  question: Scalars['String']['output']
}

/** A screen of the picture board: pictures to choose from, or a complete sentence. */
export type BoardStep = {
  __typename: 'BoardStep'
  /** The choices so far, in their order. */
  chosen: Array<BoardChoice>
  /** The sentence is a complaint: it is sent as feedback, not as an enquiry. */
  isComplaint: Scalars['Boolean']['output']
  /** Where one reads about it, when the sentence is complete. */
  link: Maybe<Link>
  /** Numbers to call at once, of the last screen that has some. */
  phones: Array<Link>
  /** Null when the sentence is complete. */
  question: Maybe<BoardQuestion>
  /** What the person has said so far; null at the beginning. */
  sentence: Maybe<Scalars['String']['output']>
  /** The answer to the enquiry's question about its topic. */
  topic: Scalars['String']['output']
}

/** What to do next: links as buttons. */
export type CallToActionBlock = Block & {
  __typename: 'CallToActionBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** The first is the main one. */
  links: Array<Link>
  /** A sentence below it. */
  text: Maybe<Scalars['String']['output']>
}

/** A card. */
export type Card = {
  __typename: 'Card'
  /** Beside the heading, by collection and name: kerbcut:phone. */
  icon: Maybe<Scalars['String']['output']>
  /** Where it leads; its words are the card's heading. */
  link: Link
  /** A picture. */
  picture: Maybe<Image>
  /** A sentence or two. */
  text: Scalars['String']['output']
}

/** Cards with one link each. */
export type CardGridBlock = Block & {
  __typename: 'CardGridBlock'
  /** In reading order. */
  cards: Array<Card>
  /** An h2. */
  heading: Scalars['String']['output']
  /** A sentence below it. */
  intro: Maybe<Scalars['String']['output']>
  key: Scalars['ID']['output']
}

/** A picture beside an option of a form. */
export type ChoicePicture = {
  __typename: 'ChoicePicture'
  /** The option's value. */
  choice: Scalars['String']['output']
  /** Its picture. */
  picture: Image
}

/** A day on which an office is closed. */
export type Closure = {
  __typename: 'Closure'
  /** The day. */
  date: Scalars['Date']['output']
  /** Why, in words. */
  reason: Scalars['String']['output']
}

/** Phone, e-mail and enquiry. */
export type ContactPanelBlock = Block & {
  __typename: 'ContactPanelBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** A sentence below it. */
  text: Maybe<Scalars['String']['output']>
}

/** A file from our own origin. */
export type Download = {
  __typename: 'Download'
  /** Type and size in words: `PDF, 120 kB`. Stands beside every link to the file. */
  typeAndSize: Scalars['String']['output']
  /** On our own origin. */
  url: Scalars['String']['output']
}

/** A page in Easy Read: short sentences, one idea a line, a picture beside each. */
export type EasyRead = {
  __typename: 'EasyRead'
  /** The full page on the subject; null when there is none. */
  fullPage: Maybe<PageSummary>
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** In reading order. */
  lines: Array<EasyReadLine>
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** The one h1. */
  title: Scalars['String']['output']
  /** The hard words of the lines, explained at the end of the page. */
  words: Array<EasyReadWord>
}

/** One idea. */
export type EasyReadLine = {
  __typename: 'EasyReadLine'
  /** Where a new part begins, the heading above this line. */
  heading: Maybe<Scalars['String']['output']>
  /** Phone numbers to call and pages to open, below the sentences. */
  links: Array<Link>
  /** What stands beside the words. */
  picture: Maybe<Image>
  /** One or a few; at least one. */
  sentences: Array<Scalars['String']['output']>
}

/** A hard word and what it means. */
export type EasyReadWord = {
  __typename: 'EasyReadWord'
  /** One or a few sentences; at least one. */
  meaning: Array<Scalars['String']['output']>
  word: Scalars['String']['output']
}

/** A figure that is written once for the whole site. */
export type FactSpan = {
  __typename: 'FactSpan'
  /** The day it was checked. */
  asAt: Scalars['Date']['output']
  /** A tel address, for phone numbers. */
  href: Maybe<Scalars['String']['output']>
  /** Whether the page shows the day and the source beside it. */
  isDated: Scalars['Boolean']['output']
  /** The source of the figure. */
  sourceName: Scalars['String']['output']
  /** Its page about the figure. */
  sourceUrl: Scalars['String']['output']
  /** The words. */
  value: Scalars['String']['output']
}

/** An entry of a feed. */
export type FeedEntry = {
  __typename: 'FeedEntry'
  /** Its author; null for a document without one. */
  author: Maybe<Scalars['String']['output']>
  /** The content document's `_id`: it stays when the title or the address changes. */
  id: Scalars['ID']['output']
  /** Without a trailing slash. */
  path: Scalars['String']['output']
  /** When it appeared. */
  publishedAt: Scalars['DateTime']['output']
  /** Plain words, one or two sentences. */
  summary: Scalars['String']['output']
  /** Its title. */
  title: Scalars['String']['output']
  /** When it was last changed: never before it appeared. */
  updatedAt: Scalars['DateTime']['output']
}

/** A list that people follow with a feed reader. */
export type FeedKind =
  /** Jobs that one can apply for today. */
  | 'JOBS'
  /** Posts. */
  | 'NEWS'

/** What to correct in one field. */
export type FieldError = {
  __typename: 'FieldError'
  /** The message's code in schema/forms. */
  code: Scalars['String']['output']
  /** The field's name in the definition. */
  field: Scalars['String']['output']
  /** What to do, in words. */
  message: Scalars['String']['output']
}

/** A film with its captions: never one without the other. */
export type Film = {
  __typename: 'Film'
  /** On our own origin, WebVTT. */
  captionsUrl: Scalars['String']['output']
  /** Type and size in words: `MP4, 2.4 MB`. */
  typeAndSize: Scalars['String']['output']
  /** On our own origin, MP4. */
  url: Scalars['String']['output']
}

/** Who may pay, or what to do next. */
export type FinderAdvice = {
  __typename: 'FinderAdvice'
  /** The provider's phone number stands beside it. */
  hasPhone: Scalars['Boolean']['output']
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Where one reads on. */
  link: Maybe<Link>
  /** Two or three sentences. */
  text: RichText
  /** A few words. */
  title: Scalars['String']['output']
}

/** An answer that one can tap. */
export type FinderChoice = {
  __typename: 'FinderChoice'
  /** A few more words below them. */
  hint: Maybe<Scalars['String']['output']>
  /** It is what was answered before. */
  isChosen: Scalars['Boolean']['output']
  /** Its words. */
  label: Scalars['String']['output']
  /** Where it leads. */
  path: Scalars['String']['output']
  /** A picture. */
  picture: Maybe<Image>
}

/** A question that was answered. */
export type FinderGiven = {
  __typename: 'FinderGiven'
  /** The answer. */
  answer: Scalars['String']['output']
  /** Where the answer is changed; later answers stay where they still follow. */
  changePath: Scalars['String']['output']
  /** The question's `_id`. */
  id: Scalars['ID']['output']
  /** The question. */
  question: Scalars['String']['output']
}

/** A question with its answers. */
export type FinderQuestion = {
  __typename: 'FinderQuestion'
  /** In their order. */
  choices: Array<FinderChoice>
  /** A sentence below it. */
  hint: Maybe<Scalars['String']['output']>
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Its words. */
  question: Scalars['String']['output']
}

/** What the answers come to. */
export type FinderResult = {
  __typename: 'FinderResult'
  /** Who may pay. */
  funding: Array<FinderAdvice>
  /** What to do next. */
  nextSteps: Array<FinderAdvice>
  /** What can help. */
  services: Array<Service>
}

/** A step of the service finder: a question, or what the answers come to. */
export type FinderStep = {
  __typename: 'FinderStep'
  /** The answers so far, in their order. */
  given: Array<FinderGiven>
  /** The question was answered, and the answer is to be changed. */
  isChange: Scalars['Boolean']['output']
  /** From 1. */
  number: Scalars['Int']['output']
  /** How many questions there are with these answers, at the most. */
  of: Scalars['Int']['output']
  /** Null when there is nothing more to ask. */
  question: Maybe<FinderQuestion>
  /** Null while there is a question. */
  result: Maybe<FinderResult>
}

/** Where a press leads. */
export type FormMove =
  /** Carry the answers unvalidated and show the previous step. */
  | 'BACK'
  /** Carry the answers unvalidated and show the step in `to`. */
  | 'CHANGE'
  /** Validate the answers and show the next step. */
  | 'NEXT'

/** A step to show. */
export type FormStep = {
  __typename: 'FormStep'
  /** With `check`: what may be wrong, and can still be sent. */
  advice: Array<FieldError>
  /** Every answer so far. */
  answers: Scalars['FormAnswers']['output']
  /** What to correct on this step before the form continues. */
  errors: Array<FieldError>
  /** The seal could not be opened (expired, or made with another key): the answers of earlier steps are lost. */
  isSealBroken: Scalars['Boolean']['output']
  /** The same, encrypted, for the next press. Good for a week. */
  sealed: Scalars['String']['output']
  /** Its name in the definition; `check` once every step is answered. */
  step: Scalars['String']['output']
}

/** One press in a form of several steps. Nothing is stored. */
export type FormStepInput = {
  /** Those of the step that was on the page. */
  answers: Scalars['FormAnswers']['input']
  /** As in `formToken`. */
  form: Scalars['String']['input']
  /** Where to go. */
  move: FormMove
  /** The answers so far, as the last step gave them. */
  sealed?: InputMaybe<Scalars['String']['input']>
  /** The step that was on the page; `check` for the page of all answers. */
  step?: InputMaybe<Scalars['String']['input']>
  /** With CHANGE: the step to show. */
  to?: InputMaybe<Scalars['String']['input']>
}

/** A page to show, or the rate limit. */
export type FormStepResult = FormStep | SubmissionLimited

/** A heading. */
export type Heading = {
  __typename: 'Heading'
  /** Unique on its page; a link's hash names it. */
  anchor: Scalars['String']['output']
  /** 2 to 4. */
  level: Scalars['Int']['output']
  /** Its words. */
  text: Scalars['String']['output']
}

/** The home page's picture and quick links. */
export type HeroBlock = Block & {
  __typename: 'HeroBlock'
  key: Scalars['ID']['output']
  /** The picture. */
  picture: Maybe<Image>
  /** In reading order. */
  quickLinks: Array<QuickLink>
}

/** A picture from our own origin. */
export type Image = {
  __typename: 'Image'
  /** What the picture tells; empty for decoration. */
  alt: Scalars['String']['output']
  /** Words shown below it. */
  caption: Maybe<Scalars['String']['output']>
  /** Of the original, in pixels. */
  height: Scalars['Int']['output']
  /** Other widths, for the `srcset` attribute; null for drawings that scale by themselves. */
  srcset: Maybe<Scalars['String']['output']>
  /** At width 500 in the best format for the browser. */
  url: Scalars['String']['output']
  /** Of the original, in pixels. */
  width: Scalars['Int']['output']
}

/** A picture by itself. */
export type ImageBlock = Block & {
  __typename: 'ImageBlock'
  key: Scalars['ID']['output']
  /** The picture. */
  picture: Image
}

/** The page in three points. */
export type InShortBlock = Block & {
  __typename: 'InShortBlock'
  key: Scalars['ID']['output']
  /** A short sentence each. */
  points: Array<Scalars['String']['output']>
}

/** A run of words. */
export type Inline = FactSpan | LinkSpan | TextSpan

/** A group of ISO 9999:2022, the international classification of assistive products. */
export type IsoGroup = {
  __typename: 'IsoGroup'
  /** Class or subclass: `12 06`. */
  code: Scalars['String']['output']
  /** What it holds. */
  name: Scalars['String']['output']
}

/** A position. */
export type Job = {
  __typename: 'Job'
  /** The text. */
  body: RichText
  /** The last day on which one can apply. */
  closesOn: Scalars['Date']['output']
  /** Such as 'Full time'. */
  hours: Scalars['String']['output']
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Whether one can apply today, in Brisbane. */
  isOpen: Scalars['Boolean']['output']
  /** Where the work is. */
  place: Scalars['String']['output']
  /** When it appeared. */
  publishedAt: Scalars['DateTime']['output']
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** One sentence. */
  summary: Scalars['String']['output']
  /** The one h1. */
  title: Scalars['String']['output']
}

/** Every job that one can apply for today. */
export type JobListBlock = Block & {
  __typename: 'JobListBlock'
  /** The text while no job is open. */
  emptyText: Scalars['String']['output']
  /** An h2. */
  heading: Scalars['String']['output']
  /** The one that closes first comes first. */
  jobs: Array<JobSummary>
  key: Scalars['ID']['output']
}

/** A job as lists show it. */
export type JobSummary = {
  __typename: 'JobSummary'
  /** The last day on which one can apply. */
  closesOn: Scalars['Date']['output']
  /** Such as 'Full time'. */
  hours: Scalars['String']['output']
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Where the work is. */
  place: Scalars['String']['output']
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** One sentence. */
  summary: Scalars['String']['output']
  /** Its title. */
  title: Scalars['String']['output']
}

/** The newest three posts. */
export type LatestPostsBlock = Block & {
  __typename: 'LatestPostsBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** Newest first. */
  posts: Array<PostSummary>
}

/** A link that stands by itself. */
export type Link = {
  __typename: 'Link'
  /** A path of this site, or an https, mailto, tel or sms address. */
  href: Scalars['String']['output']
  /** Words that make sense alone. */
  label: Scalars['String']['output']
}

/** A link; words that are partly strong stay one link. */
export type LinkSpan = {
  __typename: 'LinkSpan'
  /** A path of this site, or an https, mailto or tel address. */
  href: Scalars['String']['output']
  /** Its words. */
  parts: Array<TextSpan>
}

/** A flat list: each item has its level. */
export type List = {
  __typename: 'List'
  /** In reading order. */
  items: Array<ListItem>
}

/** An item of a list. */
export type ListItem = {
  __typename: 'ListItem'
  /** Numbered, or with a bullet. */
  isNumbered: Scalars['Boolean']['output']
  /** From 1. */
  level: Scalars['Int']['output']
  /** In reading order. */
  spans: Array<Inline>
}

/** What people send, a mutation for each form. A form is stored durably before it is acknowledged. */
export type Mutation = {
  __typename: 'Mutation'
  /** Stores what was typed in the form `general-enquiry`, and has it delivered. */
  submitEnquiry: SubmissionResult
  /** Stores what was typed in the form `feedback`, and has it delivered. */
  submitFeedback: SubmissionResult
  /** Stores what was typed in the form `referral`, and has it delivered. */
  submitReferral: SubmissionResult
  /** Validates one step of a form and returns the step to show. Stores nothing; a mutation, so that no answer appears in an address. */
  takeFormStep: FormStepResult
}

/** What people send, a mutation for each form. A form is stored durably before it is acknowledged. */
export type MutationSubmitEnquiryArgs = {
  input: SubmitEnquiryInput
}

/** What people send, a mutation for each form. A form is stored durably before it is acknowledged. */
export type MutationSubmitFeedbackArgs = {
  input: SubmitFeedbackInput
}

/** What people send, a mutation for each form. A form is stored durably before it is acknowledged. */
export type MutationSubmitReferralArgs = {
  input: SubmitReferralInput
}

/** What people send, a mutation for each form. A form is stored durably before it is acknowledged. */
export type MutationTakeFormStepArgs = {
  input: FormStepInput
}

/** A place where people can visit. */
export type Office = {
  __typename: 'Office'
  /** How to get in: step-free way, parking. */
  access: Maybe<Scalars['String']['output']>
  /** Public holidays and other closed days. */
  closures: Array<Closure>
  /** Such as `Brisbane`. */
  name: Scalars['String']['output']
  /** The office's own phone, where it has one. */
  phone: Maybe<Phone>
  /** Four digits. */
  postcode: Scalars['String']['output']
  /** Such as `QLD`. */
  state: Scalars['String']['output']
  /** Number and street. */
  street: Scalars['String']['output']
  /** Suburb or town. */
  suburb: Scalars['String']['output']
}

/** When the phone is answered, in Brisbane time. */
export type OpeningHours = {
  __typename: 'OpeningHours'
  /** When it is closed, in words. */
  closedNote: Scalars['String']['output']
  /** 24-hour clock: `16:30`. */
  closes: Scalars['String']['output']
  /** Such as `Monday to Friday`. */
  days: Scalars['String']['output']
  /** 24-hour clock: `08:30`. */
  opens: Scalars['String']['output']
}

/** What one address shows. */
export type Page = {
  __typename: 'Page'
  /** In reading order. */
  blocks: Array<
    | CallToActionBlock
    | CardGridBlock
    | ContactPanelBlock
    | HeroBlock
    | ImageBlock
    | InShortBlock
    | JobListBlock
    | LatestPostsBlock
    | PeopleBlock
    | PublicationListBlock
    | QuestionsBlock
    | QuoteBlock
    | RelatedPagesBlock
    | RichTextBlock
    | ServiceListBlock
    | StepsBlock
    | StoryListBlock
    | TableBlock
    | VideoListBlock
    | VisualStoryListBlock
  >
  /** For pages with a form: pictures beside its options. Services have their own. */
  choicePictures: Array<ChoicePicture>
  /** What search engines show. */
  description: Scalars['String']['output']
  /** The path of its Easy Read version, where it has one. */
  easyReadPath: Maybe<Scalars['String']['output']>
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** When the advice was last checked. */
  lastReviewed: Maybe<Scalars['Date']['output']>
  /** What a visitor finds here, in one sentence. */
  lead: Scalars['String']['output']
  /** Who else can help, below the page's form and on its confirmation. */
  otherHelp: Maybe<RichText>
  /** Such as `/services/chsp`. */
  path: Scalars['String']['output']
  /** The page's picture. */
  picture: Maybe<Image>
  /** The one h1. */
  title: Scalars['String']['output']
}

/** A page as lists show it. */
export type PageSummary = {
  __typename: 'PageSummary'
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** What a visitor finds there. */
  lead: Scalars['String']['output']
  /** Such as `/services/chsp`. */
  path: Scalars['String']['output']
  /** Its title. */
  title: Scalars['String']['output']
}

/** A paragraph. */
export type Paragraph = {
  __typename: 'Paragraph'
  /** In reading order. */
  spans: Array<Inline>
}

/** People with their roles. */
export type PeopleBlock = Block & {
  __typename: 'PeopleBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** In reading order. */
  people: Array<Person>
}

/** An employee of the provider. */
export type Person = {
  __typename: 'Person'
  /** A few sentences. */
  about: Scalars['String']['output']
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Their name. */
  name: Scalars['String']['output']
  /** Their portrait. */
  picture: Maybe<Image>
  /** What they do here. */
  role: Scalars['String']['output']
}

/** A phone number. */
export type Phone = {
  __typename: 'Phone'
  /** As people write it: `1800 975 710`. */
  display: Scalars['String']['output']
  /** As a link dials it: `tel:1800975710`. */
  href: Scalars['String']['output']
}

/** An entry of Blogs & News. */
export type Post = {
  __typename: 'Post'
  /** Who wrote it. */
  author: Author
  /** The text. */
  body: RichText
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** A picture. */
  picture: Maybe<Image>
  /** When it appeared. */
  publishedAt: Scalars['DateTime']['output']
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** One or two sentences. */
  summary: Scalars['String']['output']
  /** The one h1. */
  title: Scalars['String']['output']
  /** What it is about. */
  topics: Array<Scalars['String']['output']>
}

/** One page of the list of posts. */
export type PostPage = {
  __typename: 'PostPage'
  /** The page that stands around the list; null when it has no document. */
  listPage: Maybe<Page>
  /** From 1. */
  page: Scalars['Int']['output']
  /** How many pages there are; at least 1. */
  pageCount: Scalars['Int']['output']
  /** Newest first. */
  posts: Array<PostSummary>
  /** How many posts there are. */
  total: Scalars['Int']['output']
}

/** A post as lists show it. */
export type PostSummary = {
  __typename: 'PostSummary'
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** A picture. */
  picture: Maybe<Image>
  /** When it appeared. */
  publishedAt: Scalars['DateTime']['output']
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** One or two sentences. */
  summary: Scalars['String']['output']
  /** Its title. */
  title: Scalars['String']['output']
  /** What it is about. */
  topics: Array<Scalars['String']['output']>
}

/** A kind of product that may help, such as a walking frame; never one maker's. */
export type Product = {
  __typename: 'Product'
  /** What kind of product it is. */
  category: ProductTerm
  /** What to measure, try or ask before choosing. */
  checks: Array<Scalars['String']['output']>
  /** Plain words, a paragraph each. */
  description: Array<Scalars['String']['output']>
  /** What it has and does. */
  features: Array<Scalars['String']['output']>
  /** Who may pay. Each scheme decides for each person. */
  funding: Array<ProductTerm>
  /** Who it helps. */
  helps: Array<Scalars['String']['output']>
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Its group in ISO 9999:2022. */
  isoGroup: IsoGroup
  /** When an expert last reviewed it. */
  lastReviewed: Maybe<Scalars['Date']['output']>
  /** The one h1. */
  name: Scalars['String']['output']
  /** What it is for. */
  needs: Array<ProductTerm>
  /** Other words for it. */
  otherWords: Array<Scalars['String']['output']>
  /** Its own; null without one. */
  picture: Maybe<Image>
  /** What most of these cost to buy. Indicative. */
  price: ProductTerm
  /** Others of its category, the nearest first, three at the most. */
  related: Array<ProductSummary>
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** What it does, in one sentence. */
  summary: Scalars['String']['output']
  /** Who sells or hires it out. */
  suppliers: Array<Supplier>
}

/** One choice of a filter. */
export type ProductFacet = {
  __typename: 'ProductFacet'
  /** Products that it would show. */
  count: Scalars['Int']['output']
  /** As people read it. */
  label: Scalars['String']['output']
  /** As addresses have it: `walking`. */
  value: Scalars['String']['output']
}

/** What products can be filtered by. */
export type ProductFacets = {
  __typename: 'ProductFacets'
  /** Kinds of products, in the editors' order. */
  categories: Array<ProductFacet>
  /** Who may pay. */
  funding: Array<ProductFacet>
  /** What they are for. */
  needs: Array<ProductFacet>
  /** Price bands, lowest first. */
  prices: Array<ProductFacet>
}

/** Which products: those that match one value of every list. Unknown values are ignored. */
export type ProductFilter = {
  /** Values of categories. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>
  /** Values of who may pay. */
  funding?: InputMaybe<Array<Scalars['String']['input']>>
  /** Values of needs. */
  needs?: InputMaybe<Array<Scalars['String']['input']>>
  /** Values of price bands. */
  prices?: InputMaybe<Array<Scalars['String']['input']>>
  /** Words to look for, all of them. What is longer than 100 characters is cut. */
  text?: InputMaybe<Scalars['String']['input']>
}

/** One page of the products that a filter lets through. */
export type ProductPage = {
  __typename: 'ProductPage'
  /** What can be chosen, and how many products each choice would show with the other lists as they are. */
  facets: ProductFacets
  /** From 1. */
  page: Scalars['Int']['output']
  /** How many pages there are; at least 1. */
  pageCount: Scalars['Int']['output']
  /** In the order that was asked for. */
  products: Array<ProductSummary>
  /** How many products the filter lets through. */
  total: Scalars['Int']['output']
}

/** How products are sorted. */
export type ProductSort =
  /** What fits the words best first; by name without words. */
  | 'MATCH'
  /** By name. */
  | 'NAME'
  /** Lowest price band first, then by name. */
  | 'PRICE_ASC'
  /** Highest price band first, then by name. */
  | 'PRICE_DESC'

/** A product as lists show it. */
export type ProductSummary = {
  __typename: 'ProductSummary'
  /** What kind of product it is. */
  category: ProductTerm
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Its name. */
  name: Scalars['String']['output']
  /** Its own; null without one. */
  picture: Maybe<Image>
  /** What most of these cost to buy. Indicative. */
  price: ProductTerm
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** What it does, in one sentence. */
  summary: Scalars['String']['output']
}

/** A word by which products are filtered. */
export type ProductTerm = {
  __typename: 'ProductTerm'
  /** As people read it. */
  label: Scalars['String']['output']
  /** As addresses have it: `walking`. */
  value: Scalars['String']['output']
}

/** A document to read or download: the page has the same words as the file. */
export type Publication = {
  __typename: 'Publication'
  /** The words and tables of the file, in reading order. */
  blocks: Array<
    | CallToActionBlock
    | CardGridBlock
    | ContactPanelBlock
    | HeroBlock
    | ImageBlock
    | InShortBlock
    | JobListBlock
    | LatestPostsBlock
    | PeopleBlock
    | PublicationListBlock
    | QuestionsBlock
    | QuoteBlock
    | RelatedPagesBlock
    | RichTextBlock
    | ServiceListBlock
    | StepsBlock
    | StoryListBlock
    | TableBlock
    | VideoListBlock
    | VisualStoryListBlock
  >
  /** The file; null while it is missing. */
  file: Maybe<Download>
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Pages of the file. */
  pageCount: Maybe<Scalars['Int']['output']>
  /** Such as `/about/annual-reports/2025-26`. */
  path: Scalars['String']['output']
  /** The day it came out. */
  publishedOn: Maybe<Scalars['Date']['output']>
  /** One sentence. */
  summary: Scalars['String']['output']
  /** The one h1. */
  title: Scalars['String']['output']
}

/** Every publication of one kind. */
export type PublicationListBlock = Block & {
  __typename: 'PublicationListBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** Newest first. */
  publications: Array<PublicationSummary>
}

/** A publication as lists show it. */
export type PublicationSummary = {
  __typename: 'PublicationSummary'
  /** The file; null while it is missing. */
  file: Maybe<Download>
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Pages of the file. */
  pageCount: Maybe<Scalars['Int']['output']>
  /** Such as `/about/annual-reports/2025-26`. */
  path: Scalars['String']['output']
  /** The day it came out. */
  publishedOn: Maybe<Scalars['Date']['output']>
  /** One sentence. */
  summary: Scalars['String']['output']
  /** Its title. */
  title: Scalars['String']['output']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type Query = {
  __typename: 'Query'
  /** Every document with a page of its own that is shown now. Closed jobs are not listed, although their pages remain. */
  addresses: Array<Address>
  /** A screen of the picture board; null when these choices do not follow each other. */
  board: Maybe<BoardStep>
  /** Products to compare, in the order of their slugs. No more than six slugs are read. */
  comparedProducts: Array<Product>
  /** One page in Easy Read; null when there is none by this slug. */
  easyRead: Maybe<EasyRead>
  /** The newest thirty of a list, newest first. */
  feed: Array<FeedEntry>
  /** A step of the service finder; null when these answers do not follow each other. */
  finder: Maybe<FinderStep>
  /** A signed token, sent back with the form: the same press twice is stored once. Good for eight days. */
  formToken: Scalars['String']['output']
  /** One job, open or closed; null when there is none by this slug, or not yet. */
  job: Maybe<Job>
  /** The page at a path such as `/services/chsp`; null when it has no document. */
  page: Maybe<Page>
  /** One published post; null when there is none by this slug. */
  post: Maybe<Post>
  /** Blog posts, newest first; null when there is no such page of the list. */
  posts: Maybe<PostPage>
  /** One product; null when there is none by this slug. */
  product: Maybe<Product>
  /** Products; null when there is no such page of them. */
  products: Maybe<ProductPage>
  /** One publication; null when there is none at this path. */
  publication: Maybe<Publication>
  /** The new address of a page that has moved: a path of this site or an https address; null when there is none. */
  redirect: Maybe<Scalars['String']['output']>
  /** What the site has about some words; null when there is no such page of it. */
  search: Maybe<SearchPage>
  /** Every service, in its order. */
  services: Array<Service>
  /** What stands on every page. */
  siteSettings: SiteSettings
  /** One consumer story; null when there is none by this slug. */
  story: Maybe<Story>
  /** One visual story; null when there is none by this slug. */
  visualStory: Maybe<VisualStory>
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryBoardArgs = {
  choices?: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryComparedProductsArgs = {
  slugs: Array<Scalars['String']['input']>
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryEasyReadArgs = {
  slug: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryFeedArgs = {
  kind: FeedKind
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryFinderArgs = {
  answers?: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryFormTokenArgs = {
  form: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryJobArgs = {
  slug: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryPageArgs = {
  path: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryPostArgs = {
  slug: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryPostsArgs = {
  page?: Scalars['Int']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryProductArgs = {
  slug: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryProductsArgs = {
  filter: InputMaybe<ProductFilter>
  page?: Scalars['Int']['input']
  sort?: ProductSort
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryPublicationArgs = {
  path: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryRedirectArgs = {
  path: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QuerySearchArgs = {
  page?: Scalars['Int']['input']
  query: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryStoryArgs = {
  slug: Scalars['String']['input']
}

/** Published content. While the content service is unavailable, results come from the stale fallback. */
export type QueryVisualStoryArgs = {
  slug: Scalars['String']['input']
}

/** A question with its answer. */
export type Question = {
  __typename: 'Question'
  /** Unique on its page; a link's hash names it. */
  anchor: Scalars['String']['output']
  /** Its answer. */
  answer: RichText
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** As a person would ask it. */
  question: Scalars['String']['output']
}

/** Questions that open to their answers. */
export type QuestionsBlock = Block & {
  __typename: 'QuestionsBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** In reading order. */
  questions: Array<Question>
}

/** A link for what people come for most. */
export type QuickLink = {
  __typename: 'QuickLink'
  /** Where it leads. */
  link: Link
  /** What a person finds there. */
  text: Scalars['String']['output']
}

/** A quotation. */
export type QuoteBlock = Block & {
  __typename: 'QuoteBlock'
  key: Scalars['ID']['output']
  /** The person quoted. */
  speaker: Scalars['String']['output']
  /** The words. */
  text: Scalars['String']['output']
}

/** Pages that help further. */
export type RelatedPagesBlock = Block & {
  __typename: 'RelatedPagesBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** In reading order. */
  pages: Array<PageSummary>
}

/** Text in its parts. Links that could do harm are gone, headings stand under the page's h1. */
export type RichText = {
  __typename: 'RichText'
  /** In reading order. */
  nodes: Array<RichTextNode>
}

/** Text with headings, lists and links. */
export type RichTextBlock = Block & {
  __typename: 'RichTextBlock'
  key: Scalars['ID']['output']
  /** The text. */
  text: RichText
}

/** A part of a text. */
export type RichTextNode = Heading | List | Paragraph

/** What a search finds. */
export type SearchKind =
  /** A version of a page in Easy Read. */
  | 'EASY_READ'
  /** A job that one can apply for. */
  | 'JOB'
  /** A page. */
  | 'PAGE'
  /** An employee of the provider. */
  | 'PERSON'
  /** A post of Blogs & News. */
  | 'POST'
  /** A product. */
  | 'PRODUCT'
  /** A document such as an annual report or a fact sheet. */
  | 'PUBLICATION'
  /** A question with its answer. */
  | 'QUESTION'
  /** A consumer story. */
  | 'STORY'
  /** A video. */
  | 'VIDEO'
  /** A visual story. */
  | 'VISUAL_STORY'

/** One page of search results. Queries are not stored. */
export type SearchPage = {
  __typename: 'SearchPage'
  /** An editor's answer to such a query, for example that the provider does not offer it. */
  answer: Maybe<RichText>
  /** Where nothing was found: what comes nearest, three at the most. */
  nearest: Array<SearchResult>
  /** From 1. */
  page: Scalars['Int']['output']
  /** How many pages there are; at least 1. */
  pageCount: Scalars['Int']['output']
  /** The best first. */
  results: Array<SearchResult>
  /** The query as it may have been meant, where it has words that the site does not know. */
  suggestion: Maybe<Scalars['String']['output']>
  /** How many results there are. */
  total: Scalars['Int']['output']
}

/** Something that the site can show. */
export type SearchResult = {
  __typename: 'SearchResult'
  /** A path of this site, with a hash where it is a part of a page. */
  address: Scalars['String']['output']
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** What it is. */
  kind: SearchKind
  /** Words of it in which what was looked for stands; together they are the text. */
  snippet: Array<SnippetPart>
  /** Its title. */
  title: Scalars['String']['output']
}

/** A service. */
export type Service = {
  __typename: 'Service'
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Its name, short. */
  name: Scalars['String']['output']
  /** The path of its page. */
  path: Scalars['String']['output']
  /** A picture. */
  picture: Maybe<Image>
  /** What it does for a person. */
  summary: Scalars['String']['output']
}

/** Every service as a card. */
export type ServiceListBlock = Block & {
  __typename: 'ServiceListBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  /** A sentence below it. */
  intro: Maybe<Scalars['String']['output']>
  key: Scalars['ID']['output']
  /** In their order. */
  services: Array<Service>
}

/** A notice on every page, between two instants. */
export type SiteAlert = {
  __typename: 'SiteAlert'
  /** Where there is more about it. */
  link: Maybe<Link>
  /** One or two plain sentences. */
  message: Scalars['String']['output']
}

/** What stands on every page and names the provider. */
export type SiteSettings = {
  __typename: 'SiteSettings'
  /** The acknowledgement of Aboriginal and Torres Strait Islander Elders. */
  acknowledgement: Scalars['String']['output']
  /** The registered provider badge. */
  badge: Image
  /** The general e-mail address. */
  contactEmail: Scalars['String']['output']
  /** What search engines show for the home page. */
  description: Scalars['String']['output']
  /** Help to reach us: relay service, interpreters. */
  helpLinks: Array<Link>
  /** Always `siteSettings`. */
  id: Scalars['ID']['output']
  /** The paths of the site map whose page has no document, or none any more: no menu leads to them. */
  missingPages: Array<Scalars['String']['output']>
  /** Where people can visit. */
  offices: Array<Office>
  /** When the phone is answered, in Brisbane time. */
  openingHours: OpeningHours
  /** Policies, in the footer's order. */
  policyLinks: Array<Link>
  /** The provider's name. */
  providerName: Scalars['String']['output']
  /** What to do in danger; stands above every form. */
  safetyNote: Scalars['String']['output']
  /** A notice that the organisation is fictional; null for a real one. */
  sampleNote: Maybe<Scalars['String']['output']>
  /** What everybody should know today; null when there is nothing, not yet, or no longer. */
  siteAlert: Maybe<SiteAlert>
  /** The provider elsewhere. */
  socialLinks: Array<Link>
  /** The mailing list, on another site. */
  subscribeLink: Link
  /** The support phone. */
  supportPhone: Phone
  /** Tools that an editor has switched off. */
  switchedOff: Array<Tool>
  /** What the provider does, in one sentence. */
  tagline: Scalars['String']['output']
}

/** A run of words of a snippet. */
export type SnippetPart = {
  __typename: 'SnippetPart'
  /** Whether it is a word that was looked for. */
  isMatch: Scalars['Boolean']['output']
  /** The words, with their spaces. */
  text: Scalars['String']['output']
}

/** One step. */
export type Step = {
  __typename: 'Step'
  /** What happens. */
  text: RichText
  /** An h3. */
  title: Scalars['String']['output']
}

/** What happens first, second, third. */
export type StepsBlock = Block & {
  __typename: 'StepsBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** In their order. */
  steps: Array<Step>
}

/** A customer's story about equipment or home modifications. */
export type Story = {
  __typename: 'Story'
  /** The text. */
  body: RichText
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** As the person wants to be called. */
  name: Scalars['String']['output']
  /** A picture. */
  picture: Maybe<Image>
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** One sentence. */
  summary: Scalars['String']['output']
  /** The one h1. */
  title: Scalars['String']['output']
}

/** Every consumer story. */
export type StoryListBlock = Block & {
  __typename: 'StoryListBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** By their titles. */
  stories: Array<StorySummary>
}

/** A story as lists show it. */
export type StorySummary = {
  __typename: 'StorySummary'
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** As the person wants to be called. */
  name: Scalars['String']['output']
  /** A picture. */
  picture: Maybe<Image>
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** One sentence. */
  summary: Scalars['String']['output']
  /** Its title. */
  title: Scalars['String']['output']
}

/** Stored, and queued for delivery. */
export type SubmissionAccepted = {
  __typename: 'SubmissionAccepted'
  /** What was sent, as it was typed: for a form of several steps, also what was sealed. */
  answers: Scalars['FormAnswers']['output']
  /** When it was stored. */
  receivedAt: Scalars['DateTime']['output']
  /** The reference number, made to be read out over the phone. */
  reference: Scalars['String']['output']
}

/** The token has expired: send the form again with a new one. Nothing was stored. */
export type SubmissionExpired = {
  __typename: 'SubmissionExpired'
  /** The new token. */
  token: Scalars['String']['output']
}

/** Validation failed. Nothing was stored. */
export type SubmissionInvalid = {
  __typename: 'SubmissionInvalid'
  /** In the form's order. */
  errors: Array<FieldError>
}

/** The rate limit of a network was reached. Nothing was stored: send it again later, or call. */
export type SubmissionLimited = {
  __typename: 'SubmissionLimited'
  /** What happened and what to do, with the phone number, in words. */
  message: Scalars['String']['output']
  /** Seconds until it can be sent again. */
  retryAfter: Scalars['Int']['output']
}

/** The result of sending a form. */
export type SubmissionResult = SubmissionAccepted | SubmissionExpired | SubmissionInvalid | SubmissionLimited

/**
 * What was typed in the form of schema/forms/definitions/general-enquiry.ts.
 * Everything is nullable, so that our own validation reports what is missing, and not the GraphQL parser.
 */
export type SubmitEnquiryInput = {
  /** Best time to call */
  bestTime?: InputMaybe<Scalars['String']['input']>
  /** Your email address */
  email?: InputMaybe<Scalars['String']['input']>
  /** Which language? */
  language?: InputMaybe<Scalars['String']['input']>
  /** Your message */
  message?: InputMaybe<Scalars['String']['input']>
  /** Your name */
  name?: InputMaybe<Scalars['String']['input']>
  /** What would make it easier to talk with you? */
  needs?: InputMaybe<Array<Scalars['String']['input']>>
  /** Your phone number */
  phone?: InputMaybe<Scalars['String']['input']>
  /** Your postcode */
  postcode?: InputMaybe<Scalars['String']['input']>
  /** Product you’re asking about */
  product?: InputMaybe<Scalars['String']['input']>
  /** How should we reply? */
  replyBy?: InputMaybe<Scalars['String']['input']>
  /** Who’s asking? */
  role?: InputMaybe<Scalars['String']['input']>
  /** From formToken. */
  token?: InputMaybe<Scalars['String']['input']>
  /** What is this about? */
  topic?: InputMaybe<Scalars['String']['input']>
  /** Honeypot: filled in, it marks the submission as suspect. */
  website?: InputMaybe<Scalars['String']['input']>
}

/**
 * What was typed in the form of schema/forms/definitions/feedback.ts.
 * Everything is nullable, so that our own validation reports what is missing, and not the GraphQL parser.
 */
export type SubmitFeedbackInput = {
  /** Who are you writing for? */
  behalf?: InputMaybe<Scalars['String']['input']>
  /** Best time to call */
  bestTime?: InputMaybe<Scalars['String']['input']>
  /** Is someone being hurt, or in danger? */
  danger?: InputMaybe<Scalars['String']['input']>
  /** Your email address */
  email?: InputMaybe<Scalars['String']['input']>
  /** Do you want to give your name? */
  giveName?: InputMaybe<Scalars['String']['input']>
  /** Which language? */
  language?: InputMaybe<Scalars['String']['input']>
  /** Your name */
  name?: InputMaybe<Scalars['String']['input']>
  /** What would make it easier for you? */
  needs?: InputMaybe<Array<Scalars['String']['input']>>
  /** Do they know you’re writing? */
  otherKnows?: InputMaybe<Scalars['String']['input']>
  /** Their name */
  otherName?: InputMaybe<Scalars['String']['input']>
  /** What would you like to happen? */
  outcome?: InputMaybe<Scalars['String']['input']>
  /** Your phone number */
  phone?: InputMaybe<Scalars['String']['input']>
  /** Would you like a reply? */
  replyBy?: InputMaybe<Scalars['String']['input']>
  /** From formToken. */
  token?: InputMaybe<Scalars['String']['input']>
  /** Is this feedback, a compliment or a complaint? */
  type?: InputMaybe<Scalars['String']['input']>
  /** Honeypot: filled in, it marks the submission as suspect. */
  website?: InputMaybe<Scalars['String']['input']>
  /** What happened? */
  whatHappened?: InputMaybe<Scalars['String']['input']>
  /** When was it? */
  when?: InputMaybe<Scalars['String']['input']>
  /** Where was it? */
  where?: InputMaybe<Scalars['String']['input']>
}

/**
 * What was typed in the form of schema/forms/definitions/referral.ts.
 * Everything is nullable, so that our own validation reports what is missing, and not the GraphQL parser.
 */
export type SubmitReferralInput = {
  /** How do we get into the home? */
  access?: InputMaybe<Scalars['String']['input']>
  /** Aged Care ID */
  agedCareId?: InputMaybe<Scalars['String']['input']>
  /** Who should we call first? */
  callFirst?: InputMaybe<Scalars['String']['input']>
  /** Their disability or health condition, if it’s relevant */
  condition?: InputMaybe<Scalars['String']['input']>
  /** Who agreed to this referral? */
  consentBy?: InputMaybe<Scalars['String']['input']>
  /** When did they agree? Day, month and year, like `27/3/1950`. */
  consentDate?: InputMaybe<Scalars['String']['input']>
  /** What did they agree to? */
  consentFor?: InputMaybe<Array<Scalars['String']['input']>>
  /** Your date of birth Day, month and year, like `27/3/1950`. */
  dateOfBirth?: InputMaybe<Scalars['String']['input']>
  /** Your email address */
  email?: InputMaybe<Scalars['String']['input']>
  /** Equipment they use now */
  equipment?: InputMaybe<Scalars['String']['input']>
  /** Their last name */
  familyName?: InputMaybe<Scalars['String']['input']>
  /** Who may pay for it? */
  funding?: InputMaybe<Scalars['String']['input']>
  /** Their first name */
  givenName?: InputMaybe<Scalars['String']['input']>
  /** What would you like to be able to do? */
  goals?: InputMaybe<Scalars['String']['input']>
  /** Which language? */
  language?: InputMaybe<Scalars['String']['input']>
  /** Your name */
  name?: InputMaybe<Scalars['String']['input']>
  /** Who manages the NDIS plan? */
  ndisManagement?: InputMaybe<Scalars['String']['input']>
  /** NDIS number */
  ndisNumber?: InputMaybe<Scalars['String']['input']>
  /** What would make it easier to talk with you? */
  needs?: InputMaybe<Array<Scalars['String']['input']>>
  /** Your organisation */
  organisation?: InputMaybe<Scalars['String']['input']>
  /** Their email address */
  personEmail?: InputMaybe<Scalars['String']['input']>
  /** Their phone number */
  personPhone?: InputMaybe<Scalars['String']['input']>
  /** Your phone number */
  phone?: InputMaybe<Scalars['String']['input']>
  /** When does the plan end? Day, month and year, like `27/3/1950`. */
  planEnd?: InputMaybe<Scalars['String']['input']>
  /** Name of the plan manager */
  planManager?: InputMaybe<Scalars['String']['input']>
  /** When did the plan start? Day, month and year, like `27/3/1950`. */
  planStart?: InputMaybe<Scalars['String']['input']>
  /** Your postcode */
  postcode?: InputMaybe<Scalars['String']['input']>
  /** Referral code from My Aged Care */
  referralCode?: InputMaybe<Scalars['String']['input']>
  /** Who are you referring? */
  referralFor?: InputMaybe<Scalars['String']['input']>
  /** How should we reply to you? */
  replyBy?: InputMaybe<Scalars['String']['input']>
  /** Which report do you need, and by when? */
  report?: InputMaybe<Scalars['String']['input']>
  /** Does anyone make decisions for them, or help them decide? */
  representative?: InputMaybe<Scalars['String']['input']>
  /** Name and role of the representative or supporter */
  representativeName?: InputMaybe<Scalars['String']['input']>
  /** Phone number of the representative or supporter */
  representativePhone?: InputMaybe<Scalars['String']['input']>
  /** How do you know them? */
  role?: InputMaybe<Scalars['String']['input']>
  /** Is there anything our staff should know to stay safe? */
  safety?: InputMaybe<Scalars['String']['input']>
  /** The answers so far, as takeFormStep returned them. Those beside it take their place. */
  sealed?: InputMaybe<Scalars['String']['input']>
  /** Which services would help? */
  services?: InputMaybe<Array<Scalars['String']['input']>>
  /** Their suburb or town */
  suburb?: InputMaybe<Scalars['String']['input']>
  /** From formToken. */
  token?: InputMaybe<Scalars['String']['input']>
  /** Is it urgent, or is there a deadline? */
  urgency?: InputMaybe<Scalars['String']['input']>
  /** Which date? Day, month and year, like `27/3/1950`. */
  urgencyDate?: InputMaybe<Scalars['String']['input']>
  /** A phone number we can call today */
  urgentPhone?: InputMaybe<Scalars['String']['input']>
  /** Honeypot: filled in, it marks the submission as suspect. */
  website?: InputMaybe<Scalars['String']['input']>
}

/** Who sells or hires out products. */
export type Supplier = {
  __typename: 'Supplier'
  /** What it does. */
  about: Scalars['String']['output']
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Its name. */
  name: Scalars['String']['output']
  /** Its phone; null when it has none. */
  phone: Maybe<Phone>
  /** Its website; null when it has none. */
  website: Maybe<Scalars['String']['output']>
}

/** A table whose first column names its rows. */
export type TableBlock = Block & {
  __typename: 'TableBlock'
  /** What the table tells. */
  caption: Scalars['String']['output']
  /** The header row. */
  columns: Array<Scalars['String']['output']>
  key: Scalars['ID']['output']
  /** In reading order. */
  rows: Array<TableRow>
}

/** A row: as many cells as there are columns. */
export type TableRow = {
  __typename: 'TableRow'
  /** In the columns' order. */
  cells: Array<RichText>
}

/** Plain or marked words. */
export type TextSpan = {
  __typename: 'TextSpan'
  /** Stress. */
  isEmphasis: Scalars['Boolean']['output']
  /** Strong importance. */
  isStrong: Scalars['Boolean']['output']
  /** BCP 47, where it differs from the page's. */
  lang: Maybe<Scalars['String']['output']>
  /** The words. */
  text: Scalars['String']['output']
}

/** A tool that helps people to read or to choose. */
export type Tool =
  /** Pictures beside the choices of forms and lists. */
  | 'CHOICE_PICTURES'
  /** Display settings for dwell, eye gaze and switches. */
  | 'DWELL'
  /** The player that reads the page aloud. */
  | 'READ_ALOUD'

/** A video with everything that it needs to be of use to everybody. */
export type Video = {
  __typename: 'Video'
  /** Unique on its page; a link's hash names it. */
  anchor: Scalars['String']['output']
  /** What plays; null while the film or its captions are missing. */
  film: Maybe<Film>
  /** Whether the narration describes everything that is shown. */
  hasIntegratedDescription: Scalars['Boolean']['output']
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** Before it plays. */
  poster: Maybe<Image>
  /** The day of publication; null when unknown. */
  publishedOn: Maybe<Scalars['Date']['output']>
  /** Its length in seconds; 0 when unknown. */
  seconds: Scalars['Int']['output']
  /** What it shows. */
  summary: Scalars['String']['output']
  /** Its title. */
  title: Scalars['String']['output']
  /** What is said and what is seen. */
  transcript: RichText
}

/** Videos, each with captions and a transcript. */
export type VideoListBlock = Block & {
  __typename: 'VideoListBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** In reading order. */
  videos: Array<Video>
}

/** What happens at an event such as a visit, in pictures. */
export type VisualStory = {
  __typename: 'VisualStory'
  /** What one can bring, in sentences. */
  canBring: Array<Scalars['String']['output']>
  /** What one can say no to, in sentences. */
  canRefuse: Array<Scalars['String']['output']>
  /** The page that has more about it. */
  fullPage: Maybe<PageSummary>
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** In order; at least one. */
  moments: Array<VisualStoryMoment>
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** One sentence. */
  summary: Scalars['String']['output']
  /** The one h1. */
  title: Scalars['String']['output']
  /** Who will come, in sentences. */
  whoComes: Array<Scalars['String']['output']>
}

/** Every visual story as a card. */
export type VisualStoryListBlock = Block & {
  __typename: 'VisualStoryListBlock'
  /** An h2. */
  heading: Scalars['String']['output']
  key: Scalars['ID']['output']
  /** In the editors' order. */
  stories: Array<VisualStorySummary>
}

/** A picture with its sentence. */
export type VisualStoryMoment = {
  __typename: 'VisualStoryMoment'
  /** Null when the picture is missing; its sentence remains. */
  picture: Maybe<Image>
  /** One sentence. */
  sentence: Scalars['String']['output']
}

/** A visual story as lists show it. */
export type VisualStorySummary = {
  __typename: 'VisualStorySummary'
  /** The content document's `_id`. */
  id: Scalars['ID']['output']
  /** The picture of its first moment. */
  picture: Maybe<Image>
  /** The last part of its address. */
  slug: Scalars['String']['output']
  /** One sentence. */
  summary: Scalars['String']['output']
  /** Its title. */
  title: Scalars['String']['output']
}
