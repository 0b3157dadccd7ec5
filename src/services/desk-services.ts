import { listBooklets } from '#db/desk/booklets.ts';
import { findHead } from '#db/desk/desk-log.ts';
import { countInDanger } from '#db/desk/in-danger.ts';
import type { Said } from '#domain/campaigns/stock-words.ts';
import type { Site } from '#domain/site.ts';
import { decideAppeal } from './appeals/decide-appeal.ts';
import { countOpenCases, listCases, listDecidedBefore, readCase } from './appeals/read-cases.ts';
import { returnAppeals } from './appeals/return-appeals.ts';
import { closeDueCampaigns } from './campaigns/close-due-campaigns.ts';
import { listCampaignNames } from './campaigns/list-campaign-names.ts';
import { closeLoneOpenings } from './campaigns/open-alone.ts';
import { openDueCampaigns } from './campaigns/open-due-campaigns.ts';
import { countStaleLines } from './content/count-stale-lines.ts';
import { readHolds } from './holds/read-hold.ts';
import { createLeadServices } from './lead-services.ts';
import {
  changeHeavyLimit,
  changeOwnLanguages,
  skipTopics,
  takePause,
} from './officers/change-own-settings.ts';
import { changeOwnLeave, readOwnLeave } from './officers/leave.ts';
import { sweepSignIns } from './officers/sweep-sign-in.ts';
import { endOwnWayIn, readOwnWaysIn, signOutEverywhere } from './officers/ways-in.ts';
import type { MakePicture, OfficerSignIn, SignInTrail } from './ports.ts';
import { askBooklet } from './print/ask-booklet.ts';
import { fetchBooklet } from './print/fetch-booklet.ts';
import { decideReportCase } from './reports/decide-report-case.ts';
import { countReportCases, readReportCase, readReportCases } from './reports/read-report-cases.ts';
import {
  acknowledgeCase,
  askReporters,
  pauseForCase,
  writeDownRequest,
} from './reports/work-on-case.ts';
import { writeDownLetter } from './reports/write-down-letter.ts';
import { answerWriter, closeDanger, denyDanger, takeStep } from './safeguarding/follow-protocol.ts';
import { listInDanger } from './safeguarding/list-in-danger.ts';
import { raiseDanger } from './safeguarding/raise-danger.ts';
import { readProtocol } from './safeguarding/read-protocol.ts';
import { decideDoubles } from './together/decide-doubles.ts';
import { declineTogether } from './together/decline-together.ts';
import { listWaves } from './together/list-waves.ts';
import { openInWave } from './together/open-in-wave.ts';
import { partWave, takeOutOfWave } from './together/part-wave.ts';
import { readBeside } from './together/read-beside.ts';
import { readWave } from './together/read-wave.ts';
import { readDoneTogether, undoTogether } from './together/undo-together.ts';
import { editStory, keepMark, noteContent, setLanguage } from './vetting/annotate-story.ts';
import { askWriter } from './vetting/ask-writer.ts';
import { bringFacesUnderRule } from './vetting/bring-faces-under-rule.ts';
import { confirmName, statePermission } from './vetting/confirm-child.ts';
import { cutMark } from './vetting/cut-mark.ts';
import {
  type DecideStoryContext,
  type DecideStoryRequest,
  decideStory,
} from './vetting/decide-story.ts';
import { countForOfficer, listForOfficer } from './vetting/list-mentions.ts';
import {
  countViews,
  listUntakenTopics,
  readOfficersDay,
  readQueue,
  readQueueAround,
} from './vetting/list-queue.ts';
import { publishDueStories } from './vetting/publish-due-stories.ts';
import { hasBlindReading, readBlind, sayBlind } from './vetting/read-blind.ts';
import { readCalibration, readDifference, sayTalkedOver } from './vetting/read-calibration.ts';
import { readDeskStory } from './vetting/read-desk-story.ts';
import { readDone } from './vetting/read-done.ts';
import { readStatistics } from './vetting/read-statistics.ts';
import { redactStory } from './vetting/redact-story.ts';
import { returnParkedStories } from './vetting/return-parked.ts';
import { searchDesk } from './vetting/search-desk.ts';
import {
  answerSecondReader,
  askSecondReader,
  settleSecondReader,
} from './vetting/second-reader.ts';
import { putDownStory, renewStoryLease, takeNextStory, takeStory } from './vetting/take-story.ts';
import { answerTraining, readTraining } from './vetting/training.ts';
import { undoDecision } from './vetting/undo-decision.ts';
import { seeNote, writeNote } from './vetting/write-note.ts';

export type DeskServicesContext = DecideStoryContext & {
  site: Site;
  /** Where officers come in. */
  origin: string;
  signIn: OfficerSignIn;
  trail: SignInTrail;
  newId: () => string;
  makePicture: MakePicture;
  /** The words that a new campaign comes with, in other languages. */
  said: Said;
};

/** Everything officers can do. */
export function createDeskServices(context: DeskServicesContext) {
  const { db } = context;
  return {
    site: context.site,
    signIn: context.signIn,
    noteRefused: (officerId: string, what: string) => context.trail.refused(officerId, what),
    clock: context.clock,
    saidInStock: context.said,
    listCampaignNames: () => listCampaignNames(db),
    readQueue: readQueue.bind(null, context),
    readQueueAround: readQueueAround.bind(null, context),
    countViews: () => countViews(context),
    countStaleLines: () => countStaleLines(context),
    readOfficersDay: readOfficersDay.bind(null, context),
    listUntakenTopics: listUntakenTopics.bind(null, context),
    readStory: readDeskStory.bind(null, context),
    readStatistics: readStatistics.bind(null, context),
    readCalibration: readCalibration.bind(null, context),
    readDifference: readDifference.bind(null, context),
    sayTalkedOver: sayTalkedOver.bind(null, context),
    hasBlindReading: hasBlindReading.bind(null, context),
    readBlind: readBlind.bind(null, context),
    sayBlind: sayBlind.bind(null, context),
    readTraining: readTraining.bind(null, context),
    answerTraining: answerTraining.bind(null, context),
    search: searchDesk.bind(null, context),
    takeStory: takeStory.bind(null, context),
    takeNext: takeNextStory.bind(null, context),
    renewLease: renewStoryLease.bind(null, context),
    putDown: putDownStory.bind(null, context),
    decide: (request: DecideStoryRequest) => decideStory(context, request),
    undo: undoDecision.bind(null, context),
    readDone: readDone.bind(null, context),
    listWaves: () => listWaves(context),
    readWave: readWave.bind(null, context),
    readBeside: readBeside.bind(null, context),
    decideDoubles: decideDoubles.bind(null, context),
    openInWave: openInWave.bind(null, context),
    takeOutOfWave: takeOutOfWave.bind(null, context),
    partWave: partWave.bind(null, context),
    declineTogether: declineTogether.bind(null, context),
    undoTogether: undoTogether.bind(null, context),
    readDoneTogether: readDoneTogether.bind(null, context),
    edit: editStory.bind(null, context),
    noteContent: noteContent.bind(null, context),
    askSecondReader: askSecondReader.bind(null, context),
    answerSecondReader: answerSecondReader.bind(null, context),
    askWriter: askWriter.bind(null, context),
    writeNote: writeNote.bind(null, context),
    seeNote: seeNote.bind(null, context),
    listMentions: listForOfficer.bind(null, context),
    countMentions: countForOfficer.bind(null, context),
    settleSecondReader: settleSecondReader.bind(null, context),
    setLanguage: setLanguage.bind(null, context),
    keepMark: keepMark.bind(null, context),
    cutMark: cutMark.bind(null, context),
    redact: redactStory.bind(null, context),
    confirmName: confirmName.bind(null, context),
    statePermission: statePermission.bind(null, context),
    raiseDanger: raiseDanger.bind(null, context),
    takeStep: takeStep.bind(null, context),
    answerWriter: answerWriter.bind(null, context),
    denyDanger: denyDanger.bind(null, context),
    closeDanger: closeDanger.bind(null, context),
    listInDanger: () => listInDanger(context),
    countInDanger: () => countInDanger(db),
    readProtocol: readProtocol.bind(null, context),
    publishDue: () => publishDueStories(context),
    listCases: listCases.bind(null, context),
    listDecidedBefore: listDecidedBefore.bind(null, context),
    countCases: async () => (await countOpenCases(context)) + (await countReportCases(context)),
    listReportCases: readReportCases.bind(null, context),
    readReportCase: readReportCase.bind(null, context),
    decideReportCase: decideReportCase.bind(null, context),
    acknowledgeCase: acknowledgeCase.bind(null, context),
    askReporters: askReporters.bind(null, context),
    pauseForCase: pauseForCase.bind(null, context),
    writeDownLetter: writeDownLetter.bind(null, context),
    writeDownRequest: writeDownRequest.bind(null, context),
    readHolds: () => readHolds(context),
    readCase: readCase.bind(null, context),
    decideAppeal: decideAppeal.bind(null, context),
    returnAppeals: () => returnAppeals(context),
    returnParked: () => returnParkedStories(context),
    openDueCampaigns: () => openDueCampaigns(context),
    closeDueCampaigns: () => closeDueCampaigns(context),
    closeLoneOpenings: () => closeLoneOpenings(context),
    bringFacesUnderRule: () => bringFacesUnderRule(context),
    askBooklet: askBooklet.bind(null, context),
    listBooklets: () => listBooklets(db, context.clock()),
    fetchBooklet: fetchBooklet.bind(null, context),
    /** The number of the newest event: when it moves, somebody did something. */
    head: async () => (await findHead(db)).no,
    readOwnWaysIn: readOwnWaysIn.bind(null, context),
    endOwnWayIn: endOwnWayIn.bind(null, context),
    signOutEverywhere: signOutEverywhere.bind(null, context),
    sweepSignIns: () => sweepSignIns(context),
    changeOwnLeave: changeOwnLeave.bind(null, context),
    readOwnLeave: readOwnLeave.bind(null, context),
    changeOwnLanguages: changeOwnLanguages.bind(null, context),
    skipTopics: skipTopics.bind(null, context),
    changeHeavyLimit: changeHeavyLimit.bind(null, context),
    takePause: takePause.bind(null, context),
    ...createLeadServices(context),
  };
}

export type DeskServices = ReturnType<typeof createDeskServices>;
