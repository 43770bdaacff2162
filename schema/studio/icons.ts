import type { ComponentType } from 'react'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { BookIcon } from '@sanity/icons/Book'
import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { CaseIcon } from '@sanity/icons/Case'
import { CogIcon } from '@sanity/icons/Cog'
import { CommentIcon } from '@sanity/icons/Comment'
import { ComposeIcon } from '@sanity/icons/Compose'
import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { DoubleQuoteIcon } from '@sanity/icons/DoubleQuote'
import { EditIcon } from '@sanity/icons/Edit'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImagesIcon } from '@sanity/icons/Images'
import { MenuIcon } from '@sanity/icons/Menu'
import { NumberIcon } from '@sanity/icons/Number'
import { OlistIcon } from '@sanity/icons/Olist'
import { PackageIcon } from '@sanity/icons/Package'
import { SearchIcon } from '@sanity/icons/Search'
import { StringIcon } from '@sanity/icons/String'
import { TagsIcon } from '@sanity/icons/Tags'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { TrolleyIcon } from '@sanity/icons/Trolley'
import { UserIcon } from '@sanity/icons/User'
import { VideoIcon } from '@sanity/icons/Video'
import { WrenchIcon } from '@sanity/icons/Wrench'

/** The icons of document types. */
export const icons: Readonly<Record<string, ComponentType>> = {
  author: EditIcon,
  boardQuestion: ThLargeIcon,
  easyRead: BookIcon,
  easyReadWord: StringIcon,
  fact: NumberIcon,
  finderAdvice: BulbOutlineIcon,
  finderQuestion: HelpCircleIcon,
  glossaryTerm: BookmarkIcon,
  guide: OlistIcon,
  job: CaseIcon,
  menu: MenuIcon,
  page: DocumentIcon,
  person: UserIcon,
  post: ComposeIcon,
  product: PackageIcon,
  productCategory: TagsIcon,
  publication: DocumentPdfIcon,
  question: CommentIcon,
  redirect: ArrowRightIcon,
  searchWords: SearchIcon,
  service: WrenchIcon,
  siteSettings: CogIcon,
  story: DoubleQuoteIcon,
  supplier: TrolleyIcon,
  video: VideoIcon,
  visualStory: ImagesIcon,
}
