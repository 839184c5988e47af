// The one door for components: every hook and part they may use, and nothing else.
export { useQuery } from '@tanstack/react-query';
export { query, queryOfRequest } from './api/query.ts';
export { type CallResult, useCall } from './session/use-call.ts';
export { useEvent, useDataContext } from './session/use-event.ts';
export { type Documents, useDocument, useHasDocuments, useHasRegistration } from './session/use-document.ts';
export { type TextKey, useText, useTexts } from './session/use-texts.ts';
export { type DenialDetails, useDenial, useDeniedPage } from './session/use-denial.ts';
export { useMissing } from './session/use-missing.ts';
export { useSubject } from './session/use-subject.ts';
export { useDevice } from './session/use-device.ts';
export { useIdle } from './session/use-idle.ts';
export { type HandedOver, useHandedOver } from './session/use-handed-over.ts';
export { useContentMode } from './session/use-content-mode.ts';
export { isDisplayed } from './rules/content-mode.ts';
export { isProgrammeOverview } from './model/documents/app/page-lists.ts';
export { useDueAd } from './session/use-due-ad.ts';
export { hasNetworking } from './rules/networking.ts';
export { useNetworkingPending } from './session/use-networking-pending.ts';
export { useDecision } from './session/use-decision.ts';
export { useDates, useNow } from './session/use-time.ts';
export { OWN_ZONE, useOwnZone, useZone, useZoneChoice } from './session/use-zone.ts';
export { Link, useHref, useMedia } from './session/links.tsx';
export { useTitleTransition } from './session/use-title-transition.ts';
export { headlineArrives } from './ui/title-transition.ts';
export { slideIn } from './ui/slide-in.ts';
export { useQueryState } from './session/use-query-state.ts';
export { timeLeft } from './clock/time-left.ts';
export { instantOf, isoInZone, lastInstantOf, dayInZone, offsetAt } from './clock/zone.ts';
export { calendarText } from './calendar/calendar-text.ts';
export { type CalendarLinks, useAppointmentLink, useCalendarLinks, useMeetingAppointment } from './session/use-calendar-links.ts';
export { sitePath } from './session/site-path.ts';
export { personalEvents } from './calendar/personal-events.ts';
export { meetingEvent } from './calendar/meeting-event.ts';
export { sessionEvent } from './calendar/session-event.ts';
export { adLink } from './rules/ads/link.ts';
export { type Phase, phaseBetween, upcomingOrder } from './rules/upcoming.ts';
export { tickerAt, tickerItems } from './rules/ticker.ts';
export { seenOnWhite } from './rules/brightness.ts';
export { MARKS, readableGround, readableInk } from './rules/readable-colour.ts';
export { framed, type ViewProps } from './renderer/view-props.ts';
export type { LocalisedText } from './model/fields.ts';
export { PLACEHOLDER_PICTURE } from './model/placeholder-picture.ts';
export { RichHtml } from './renderer/rich-html.tsx';
export { ChatComposer, MessageList } from './renderer/conversation/load-conversation.ts';
export type { LoggedConversation, WaitingMessage } from './renderer/conversation/message-list.tsx';
export { allowCamera, needsOwnDocument } from './renderer/scanner/allow-camera.ts';
export { PictureOfCode } from './renderer/scanner/picture-of-code.tsx';
export { useCamera } from './renderer/scanner/use-camera.ts';
export { Viewfinder } from './renderer/scanner/viewfinder.tsx';
export { PlainText } from './renderer/plain-text.tsx';
export { SurveyQuestions } from './renderer/survey/survey-questions.tsx';
export { ForeignContent } from './renderer/foreign-content.tsx';
export { type LanguageLink, languageName, useAddress, useLanguageLinks, useOrigin, usePageExists } from './session/use-address.ts';
export { nextTask } from './base/next-task.ts';
export { startWorker } from './session/start-worker.ts';
export { useRemembered } from './session/use-remembered.ts';
export { type Scheme, schemes } from './session/scheme.ts';
export { useScheme } from './session/use-scheme.ts';
export {
  closeConsent,
  type ConsentFacts,
  openConsent,
  useAgreedHosts,
  useConsent,
  useConsentAnchor,
  useHostConsent,
  useNetworkingAgreed,
} from './session/use-consent.ts';
export { type NotificationFacts, useNotifications } from './session/notifications/use-notifications.ts';
export { type PushFacts, usePush } from './session/notifications/use-push.ts';
export { type NotificationItem, takeFresh } from './stores/notifications.ts';
export { useAskedFor, useConnection, useKeptSince, useMenuLinks, useToasts, useClosed } from './session/use-stores.ts';
export { closeToast, showToast, type Toast } from './stores/toasts.ts';
export { watchConnection } from './stores/connection.ts';
export type { OutboxEntry } from './stores/outbox.ts';
export type { KeptResult } from './session/call-or-keep.ts';
export { isCallOf, useCallOrKeep, useOutbox } from './session/use-outbox.ts';
export { useRefetchOnceSent } from './session/use-refetch-once-sent.ts';
export { useDeviceReminders } from './session/reminders/use-device-reminders.ts';
export { REMINDER_MINUTES } from './base/reminder-minutes.ts';
export { useReminderMinutes } from './session/reminders/use-reminder-minutes.ts';
export { type FavouriteWords, useFavourite, useFavourites } from './session/use-favourites.ts';
export type { FavouriteKind } from './stores/favourites.ts';
export { feedPath, podcastPath } from './base/feed-address.ts';
export { LONGEST_NOTE } from './base/note-limits.ts';
export { LONGEST_ABOUT, LONGEST_LETTER, LONGEST_SUBJECT } from './base/letter-limits.ts';
export { readBadgeCode, scannedBadgeCode } from './base/badge-code.ts';
export { type LeadKind, leadQualities, type LeadTopic, leadTopics, LONGEST_LEAD } from './base/lead-choices.ts';
export { LONGEST_MEETING_TEXT, LONGEST_REQUEST_LINE, requestMinutes } from './base/meeting-limits.ts';
export { decideProposedTime } from './rules/meeting-requests.ts';
export { decideCancel } from './rules/meetings.ts';
export { LONGEST_MESSAGE } from './base/chat-limits.ts';
export { type ChatHours, dueHours } from './rules/chat.ts';
export { useChatChanges } from './session/chat/use-chat-changes.ts';
export { useHubChanges } from './session/use-hub-changes.ts';
export { NOTE_DRAFTS, PLACES } from './session/device-facts.ts';
export { NoteTools } from './session/notes/load-note-tools.ts';
export type { NoteToolFacts } from './session/notes/note-tools.tsx';
export { useEvaluator } from './session/use-evaluator.ts';
export { type SurveyDraft, useSurveyDraft } from './session/use-survey-draft.ts';
export { useNoteOpened, useOpenedSessions } from './session/use-opened-sessions.ts';
export { type CarouselFacts, decideCarousel } from './rules/carousel.ts';
export { phoneOf, type Recommendation, recommendApp } from './rules/app-recommendation.ts';
export { decideInformation } from './rules/user-information.ts';
export { remindOf } from './rules/rating-reminder.ts';
export { useAtBottom } from './session/use-at-bottom.ts';
export { useOverlayTurn } from './ui/use-overlay-turn.ts';
export { classNames } from './ui/class-names.ts';
export { useAppMenu } from './session/use-app-menu.ts';
export { useIsOfEvent } from './session/use-is-of-event.ts';
export { useStartAnew } from './session/forget-visit.ts';
export { useMenuCheck } from './session/use-menu-check.ts';
export { LONGEST_EXTRA_TEXT, LONGEST_REVIEW, LONGEST_SUBMISSION_LINE, MOST_INSTITUTIONS } from './base/submission-limits.ts';
export { abstractLength, contentFaults, type ContentFault, emptyContent, USUAL_LENGTH } from './rules/submissions/check-content.ts';
export { DELETION_DAYS, MOST_PICTURE_BYTES } from './base/own-limits.ts';
export { genders, type ProfileField, type ProfileKind, profileFields } from './base/profile-fields.ts';
export { tidyValue, type ValueFault, valueFault } from './rules/profile/check-value.ts';
export { Avatar } from './ui/avatar.tsx';
export { Button, buttonClass } from './ui/button.tsx';
export { FileButton } from './ui/file-button.tsx';
export { distinct } from './ui/distinct.ts';
export { Dialog } from './ui/dialog.tsx';
export { Disclosure } from './ui/disclosure.tsx';
export * from './ui/icons.ts';
export { IconButton } from './ui/icon-button.tsx';
export { NamedIcon } from './ui/named-icon.tsx';
export { NearPart } from './ui/near-part.tsx';
export { Picture } from './ui/picture.tsx';
export { TabList, TabPanel, tabIds } from './ui/tab-list.tsx';
export { ApiError } from './api/api-error.ts';
export type { DateWords } from './i18n/dates.ts';
export { useQueryValues } from './session/use-query-values.ts';
export { useTakenFromAddress } from './session/take-from-address.ts';
export { useFollow, useGo } from './session/use-go.ts';
export { leaveFor } from './session/leave.ts';
export { useRenewViewer } from './session/use-renew-viewer.ts';
export { money } from './i18n/money.ts';
export {
  invoiceFields,
  type InvoiceField,
  LONGEST_INVOICE_LINE,
  LONGEST_VOUCHER,
  neededInvoiceFields,
  type PaymentWay,
} from './base/registration-limits.ts';
export { voucherKey } from './rules/registration.ts';
export { type UserFacts, useTakeover, useUser } from './session/use-user.ts';
export { useWatchProgress, type WatchProgress } from './session/use-watch-progress.ts';
export { useWebcastToken, type WebcastTokens } from './session/use-webcast-token.ts';
export { setPlayingRoom } from './stores/playing-room.ts';
export { setMenuLinks } from './stores/menu-links.ts';
export { useView } from './session/use-view.ts';
export { useTrack, useTrackedView } from './session/use-track.ts';
export { authorisationCode, dropAuthorisationCode } from './session/authorisation-code.ts';
export { useAskedPage } from './session/use-asked-page.ts';
export { useReturnUrl } from './session/use-return-url.ts';
export { Badge } from './ui/badge.tsx';
export { ChoiceLink } from './ui/choice-link.tsx';
export { Checkbox } from './ui/checkbox.tsx';
export { RemovableChip } from './ui/chip.tsx';
export { EmptyState } from './ui/empty-state.tsx';
export { ErrorState } from './ui/error-state.tsx';
export { ErrorSummary, type FormError } from './ui/error-summary.tsx';
export { useKeptFocus } from './ui/use-kept-focus.ts';
export { LiveRegion } from './ui/live-region.tsx';
export { MultiSelect } from './ui/multi-select.tsx';
export { PasswordField } from './ui/password-field.tsx';
export { RequestState } from './ui/request-state.tsx';
export { SearchField } from './ui/search-field.tsx';
export { SelectField } from './ui/select-field.tsx';
export { Skeleton, SkeletonArea } from './ui/skeleton.tsx';
export { StarButton } from './ui/star-button.tsx';
export { StarChoice } from './ui/star-choice.tsx';
export { TextField } from './ui/text-field.tsx';
export { Time } from './ui/time.tsx';
export { TimeLeft } from './ui/time-left.tsx';
export { VisuallyHidden } from './ui/visually-hidden.tsx';
export { trackTokens } from './ui/theme/track-tokens.ts';
