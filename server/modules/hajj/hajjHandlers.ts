import type { CommandHandlers } from '../../engine/context/host.ts';
import { cancelBooking, departHandler as departBooking } from './bookings/endBooking.ts';
import { refundBooking } from './bookings/bookingMoney.ts';
import { takeBookingPayment } from './bookings/takePayment.ts';
import { takeFamilyPayment } from './bookings/takeFamilyPayment.ts';
import { takeOverHandler, voidTransferHandler } from './bookings/cancelledMoney.ts';
import { missFlightHandler } from './bookings/missFlight.ts';
import { moveBookingHandler } from './bookings/moveBooking.ts';
import { namePilgrimHandler } from './bookings/namePilgrim.ts';
import { dropWithDepartureHandler, endWithDepartureHandler } from './bookings/endWithDeparture.ts';
import { planned } from './bookings/planned.ts';
import { confirmBeforeOthers, confirmBooking, giveUpSeat, holdSeatHandler, waitHandler } from './bookings/seatMoves.ts';
import { replacePilgrimHandler, takePlaceHandler } from './bookings/replacePilgrim.ts';
import { replanBooking, repriceBooking } from './bookings/termHandlers.ts';
import { endOfferHandler, offerSeatHandler } from './waiting/offerHandlers.ts';
import { movePassportHandler } from './custody/movePassport.ts';
import { cancelDeparture, departureGuards, seatsTold, unlockListsHandler } from './departures/departureHandlers.ts';
import { comeBackHandler } from './departures/comeBackHandler.ts';
import { departHandler } from './departures/departHandler.ts';
import { settleHandler } from './departures/settleHandler.ts';
import { changeDaysHandler } from './departures/changeDays.ts';
import { beginCancellingHandler, stopCancellingHandler } from './departures/cancelling.ts';
import { waiveMahramHandler, withdrawMahramWaiverHandler } from './mahramWaiver.ts';
import { comeHomeHandler, recordEventHandler } from './pilgrims/eventHandlers.ts';
import { newJourneyHandler, transferHandler } from './pilgrims/journeyHandlers.ts';
import { beReplacedHandler, transferOutHandler } from './pilgrims/leavingHandlers.ts';
import { reopenFileHandler } from './pilgrims/reopenFile.ts';
import { pilgrimWatches } from './pilgrims/pilgrimWatches.ts';
import { registerPilgrimHandler } from './desk/registerPilgrim.ts';
import { registerBeyondQuotaHandler } from './seasons/registerBeyondQuota.ts';

/** What the commands of pilgrims, bookings and departures do. */
export const hajjHandlers = {
  waive_mahram_hajj_passenger_info: waiveMahramHandler,
  withdraw_mahram_waiver_hajj_passenger_info: withdrawMahramWaiverHandler,
  ...pilgrimWatches,
  register_beyond_quota_hajj_passenger_info: registerBeyondQuotaHandler,
  register_pilgrim_hajj_passenger_info: registerPilgrimHandler,
  record_event_hajj_passenger_info: recordEventHandler,
  come_home_hajj_passenger_info: comeHomeHandler,
  new_journey_hajj_passenger_info: newJourneyHandler,
  transfer_hajj_passenger_info: transferHandler,
  reopen_file_hajj_passenger_info: reopenFileHandler,
  be_replaced_hajj_passenger_info: beReplacedHandler,
  transfer_out_hajj_passenger_info: transferOutHandler,
  move_passport_hajj_passenger_info: movePassportHandler,
  ...departureGuards,
  unlock_lists_departure: unlockListsHandler,
  mark_full_departure: seatsTold,
  mark_free_departure: seatsTold,
  depart_departure: departHandler,
  come_back_departure: comeBackHandler,
  settle_departure_departure: settleHandler,
  change_days_departure: changeDaysHandler,
  cancel_departure: cancelDeparture,
  begin_cancelling_departure: beginCancellingHandler,
  stop_cancelling_departure: stopCancellingHandler,
  end_with_departure_booking: endWithDepartureHandler,
  drop_with_departure_booking: dropWithDepartureHandler,
  hold_seat_booking: planned(holdSeatHandler),
  wait_for_seat_booking: waitHandler,
  confirm_booking: planned(confirmBooking),
  confirm_before_others_booking: planned(confirmBeforeOthers),
  offer_seat_booking: offerSeatHandler,
  end_offer_booking: endOfferHandler,
  name_pilgrim_booking: namePilgrimHandler,
  give_up_seat_booking: giveUpSeat,
  move_booking_booking: moveBookingHandler,
  replace_pilgrim_booking: replacePilgrimHandler,
  take_place_booking: takePlaceHandler,
  reprice_booking: repriceBooking,
  replan_booking: replanBooking,
  take_payment_booking: takeBookingPayment,
  take_family_payment_booking: takeFamilyPayment,
  refund_booking: refundBooking,
  take_over_booking: takeOverHandler,
  depart_booking: departBooking,
  miss_flight_booking: missFlightHandler,
  cancel_booking: cancelBooking,
  void_booking_transfer: voidTransferHandler,
} satisfies Partial<CommandHandlers>;
