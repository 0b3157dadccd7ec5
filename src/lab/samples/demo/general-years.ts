import type { SampleStory } from '../sample-story.ts';

export const generalYearsStories: SampleStory[] = [
  {
    campaign: 'general',
    category: 'REFUGEE',
    language: 'en',
    title: 'We arrived in Lethbridge with nothing and were given eleven kettles',
    name: 'Wafaa',
    age: 42,
    gender: 'F',
    country: 'Canada',
    city: 'Lethbridge',
    belief: 'Islam',
    body: `There were fourteen people in our sponsor group, from two churches and a curling club, and each of them was told that a Syrian family would need to make tea. They did not talk to each other about it. We had eleven kettles.

I should say first that they met us at the airport at one in the morning with a banner. It was in Arabic. It had been done on a computer, so the letters were all separate and went the wrong way, like people walking backwards with their hands in their pockets. My husband stood in front of it for a long time. He said, “It says welcome. It only has to think about it.”

They had filled the cupboards. There was a bag of something called Cream of Wheat, and four children’s bicycles, and a laminated page that explained the thermostat. In the bathroom somebody had put a small vase with one flower. I sat on the edge of the bath and looked at it, because in three years nobody had given us a thing that was not useful.

And then there were the kettles. Electric ones, one that whistled, one shaped like a hen. I lined them up on the counter, and in the morning when Carol came, she was the leader, she saw them and covered her mouth. “Oh no,” she said. “Oh Wafaa, I’m so sorry.”

I had perhaps sixty words of English. I wanted to tell her that in the camp we had one pot, and that we took turns with the next tent, and that I had dreamed, truly, about boiling water without asking anybody. What I said was, “No sorry. Many guest.”

She laughed until she cried, or the other way around.

That was nine years ago. We gave the kettles away, one after another, to other families when they came: Eritreans, a couple from Mosul, Ukrainians. I bring it myself on the first day, with a box of tea and no banner. My English is good now. I could explain the thermostat. But I remember how much anyone can listen to on that day, so I plug it in and we wait for it together.

I’ve kept one. It is the hen. The lid is loose, and it pours badly, from the beak, and my daughter has asked for it when she marries.`,
  },
  {
    campaign: 'general',
    category: 'REFUGEE',
    language: 'en',
    title: 'My house has a number',
    name: 'Bayan',
    age: 9,
    gender: 'F',
    country: 'Jordan',
    belief: 'Islam',
    body: `In the camp every house is white and has a number. Ours has a number too, but my father painted a door on the door. It is blue and it has a knocker that you cannot really knock.

Visitors always try it. Then they say “tak tak” with their mouth and we open.`,
  },
  {
    campaign: 'general',
    category: 'RESEARCH',
    language: 'en',
    title: 'Notes with stains on them',
    age: 0,
    gender: 'F',
    country: 'Belgium',
    belief: 'Non-religious',
    body: `For my doctorate I interviewed fifty-two retired women who had come to Belgium from the Rif in the sixties and seventies. I had a protocol. The protocol said that the researcher should remain neutral and accept nothing more than a glass of water.

I lasted until the second interview. Mine was a very polite refusal, and she accepted it very politely, and then for forty minutes she answered every question with yes or no. At last I took a biscuit. She sighed, tucked one foot underneath her, and said, “Right. You want to know about the boat.”

After that I wrote down what was served. It’s in Appendix D. My supervisor wanted it cut until he noticed that the length of the transcript rises with the number of dishes, almost in a straight line.

They interviewed me too, of course. Married? Why not? Is your mother alive, do you ring her? At my defence there were nine of them in the back row in their good coats. When a professor asked what the limits of my method were, one of them said, loudly enough for the minutes, “She eats like a bird.”`,
  },
  {
    campaign: 'general',
    category: 'RESPECT',
    language: 'en',
    title: 'Call me Dave',
    age: 23,
    gender: 'F',
    country: 'Canada',
    city: 'Regina',
    belief: 'Islam',
    body: `My professor said on the first day, “Call me Dave.” I wrote it down. I looked at it. He had white hair. He was older than my father.

Where I grew up, in Ibadan, I would not call my own sister by her bare name, and she is older than me by fourteen months. When an elder enters, you go down a bit at the knees. My knees do it by themselves, like a good door.

So for a term I called him nothing. I would walk around the desk until he saw me. If he was facing away I coughed. In emails I wrote “Good morning” and left a gap where a person should be.

In December he stopped me. Had he done something to offend me? I was so ashamed that I told him everything, the knees as well. He thought about it and asked what I would call an uncle who wasn’t really my uncle.

He’s Uncle Dave. It started as just me. Now it’s on his door.`,
  },
  {
    campaign: 'general',
    category: 'SCIENCE',
    language: 'en',
    title: 'Looking for a fingernail',
    age: 56,
    gender: 'M',
    country: 'Indonesia',
    city: 'Lamongan',
    belief: 'Islam',
    body: `I am a physics teacher and also a member of the moon committee. Every month on the 29th we go up on the hill by the coast with a telescope, a laptop, two clerks from the religious court and a tin of krupuk. I have already calculated exactly where the new moon will be. I could stay at home. The computer says: 3.1 degrees, eleven minutes, northwest. Then everyone climbs up to look.

My students ask me why. If you know it, Sir, why look?

I tell them about Pak Darmo. He is eighty, a fisherman, and the best eyes in the district. In 2014 it was all haze and my telescope showed soup. He stood with his hand above his brow, and said, “There. Like a fingernail that fell on a carpet.” He pointed. I turned the telescope to where he pointed, and not to where I’d calculated, and there it was.

I had typed the wrong minute. I was off by half a degree.

I corrected the file that night. He has never mentioned it, but each month he asks, “So, teacher, where are we hiding it this time?”`,
  },
  {
    campaign: 'general',
    category: 'SCIENCE',
    language: 'en',
    title: 'Too much vinegar',
    name: 'Safiya',
    age: 8,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `At the mosque there was a science fair in the basement. I made a volcano. My brother said use the whole bottle. It went over the table and into the box of dates and on the imam’s sock.

He said it was a very good volcano. He said now he has one sour foot. I won third.`,
  },
  {
    campaign: 'general',
    category: 'SENIOR_CITIZENS',
    language: 'en',
    title: 'Chair exercises on Wednesday',
    name: 'Zubaida',
    age: 77,
    gender: 'F',
    country: 'Canada',
    city: 'Edmonton',
    belief: 'Islam',
    body: `The doctor told me that I must move. I said, I move, I move from the kitchen. He did not count this.

So now on Wednesdays there are sixteen of us in the hall of the mosque, ladies only, on folding chairs, with a girl named Brooke who is in training to be something. She is a lovely girl, she brings music. We lift one knee. We lift the other. She says, “Reach for the sky!” and sixteen old women look at the ceiling, and someone says, “Not yet, thank you.”

The first week nobody wanted to sit in front. By the fourth there was a fight about it. Hajja Amal, who is eighty-nine and was carried here, I mean almost carried, by two grandsons, turned out to have been a gymnast in Damascus. She can still put her foot behind the chair. We had known her for twenty years and all we’d ever asked her about was her sugar.

Brooke asked her to show us something. She stood up, she handed me her stick, she gave a small bow to the coat rack, and she pointed her toe. I can’t describe it to you. It went all the way down to the floor like a line drawn with a ruler.`,
  },
  {
    campaign: 'general',
    category: 'SISTER',
    language: 'en',
    title: 'The tape across the floor',
    age: 25,
    gender: 'F',
    country: 'Albania',
    city: 'Shkodra',
    belief: 'Spiritual',
    body: `My sister and I shared a room of nine square metres. When I was twelve and she was ten, we put down a border of brown parcel tape, from the window to the door. I had the window. She had the door. So to go out I needed her permission, and to get air she needed mine.

There was a customs office on the chair. I charged her one sweet per hour of open window.

At fifteen she got religious, all by herself. Nobody in our house had fasted since before the dictator. My parents were embarrassed and proud by turns. What I noticed was that she turned her little rug diagonally so that it crossed the tape, and her forehead came down about twenty centimetres inside my territory. Five times a day.

I could have charged her. I had the scale of tariffs written on the wall. I just started moving my slippers.

She lives in Graz now. I’ve got the whole room, and the tape has long since gone, but there’s a line on the boards where the varnish stayed lighter, with a small worn patch on my side.`,
  },
  {
    campaign: 'general',
    category: 'SOLIDARITY',
    language: 'en',
    title: 'The winter our synagogue had no boiler and we borrowed a gymnasium',
    name: 'Miriam',
    age: 64,
    gender: 'F',
    country: 'Canada',
    city: 'Winnipeg',
    belief: 'Judaism',
    body: `It died on a Thursday, as boilers do. By Friday noon you could see your breath in the sanctuary and the part was in Ohio.

I’m the secretary. I’d called two community centres and a Ukrainian hall when the phone rang, and it was a man named Faisal from the mosque on the other side of the tracks. His brother-in-law was our plumber. He said, “I hear you are cold.”

They had a gym. It had a basketball hoop at each end, and somebody had taken trouble about the chairs. They’d asked the plumber which way we face. He’d guessed. We all turned our chairs around, quietly, and then Faisal’s boys saw us doing it and ran over to help, mortified, and for a minute or two there were Jews and Muslims going in circles with furniture, apologizing to each other.

We were there for five weeks. There was a misunderstanding about the coat hooks and a friendship about the soup. On our last Saturday the rabbi thanked them and, because the children had been begging him, took one shot at the hoop.

He missed. But it hit the rim, and people on both sides still bring it up.`,
  },
  {
    campaign: 'general',
    category: 'SON',
    language: 'en',
    title: 'Shaving lesson',
    age: 51,
    gender: 'M',
    country: 'France',
    belief: 'Islam',
    body: `My own father taught me with an empty razor and yoghurt. I don’t know where he’d got the idea. I was fourteen, in Basra, there was a war on, and perhaps there was no foam. We stood side by side at the mirror with our faces white, he did one stroke and I copied it.

I had been saving this up for my son. I’d rehearsed it. But when I knocked on the bathroom door he said, “I’m good, Papa, I watched a video.”

I stood in the corridor with the yoghurt in my hand. What can you say? I went and ate it.

A few weeks later he came down to breakfast with paper stuck on in three places. He sat there. He looked at the table. “The video is for people with straight hair,” he said.

I didn’t smile, I’m nearly sure I didn’t. We only had the strawberry kind left. It works just as well, though you do have to go around the pieces.`,
  },
  {
    campaign: 'general',
    category: 'SPECIAL_NEEDS',
    language: 'en',
    title: 'The boy who parks the shoes',
    age: 40,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `For four years we didn’t go. It wasn’t that anybody told us to leave. It was the fans, and the microphone, and the man with the loud amen, and Isa would put his hands over his ears and begin to hum. The hum is how he builds a wall. It’s one note, it’s not a quiet note, and heads turn. I know what a turned head weighs. So we prayed at home and I told myself it was easier with the parking.

When he was twelve his grandfather was visiting, and wanted to go, and wanted Isa to come. I packed as if for an expedition: headphones, the weighted vest, crackers, the small train. I told my father that we’d stay near the door, and that we’d leave when I said.

We didn’t get past the door. Isa saw the shoes.

You must picture a Friday. Three hundred pairs, kicked off by men who are late, on the racks, under the racks, sandals on boots, a pile like something washed up after a flood. He stopped humming. He crouched down. He took one brown shoe, looked about, and found the other one two metres away beneath a parka. He set them side by side with the toes to the wall. Then he did the next.

I went to stop him. You can’t just touch people’s things. But there was an old man on a chair by the racks, Uncle Bashir, who is there every week because he can’t manage the stairs. He put up one finger. “Let him work,” he said.

It took Isa the whole sermon. He did it by size, and inside the size by colour. I’d never seen his shoulders so low. When the men came out there was the usual rush, and then it slowed down and went silent, because they had arrived at the end of a rainbow and nobody wanted to be the first to break it.

My father’s shoes were fourth from the left. He was crying, but he’s a crier.

We go each week now. They’ve turned down the microphone, somebody found out how. Isa has a vest with a reflective stripe, which he chose himself, and Uncle Bashir has moved his chair over, to supervise. People park carefully these days. Not all of them. There is a certain accountant, I won’t say who, who leaves his in the middle on purpose. Isa always does those last. He hums a bit as he does them, not the wall, a different one.`,
  },
  {
    campaign: 'general',
    category: 'SPORTS',
    language: 'en',
    title: 'Number 14 and the scarf',
    age: 15,
    gender: 'F',
    country: 'United States',
    city: 'Lewiston',
    belief: 'Islam',
    body: `In the second quarter my hijab came off. Not a little. A girl from the other team went up for the same rebound and her elbow took it, pins and everything, and it landed at half court.

I froze with my arms over my head. I heard the whistle. And then I couldn’t see anything, because there were jerseys all around me. My whole team. And then, I didn’t get it at first, half the jerseys were green. It was the other team too. They’d made a circle, facing out. Nobody told them to.

Inside the circle number 14, the one with the elbow, handed me the scarf and said sorry about nine times. She wanted to help but she didn’t know how it went, so she held the pins in her teeth like my mom does.

Then we played, and she fouled me twice more. We lost by six. She’s brutal.`,
  },
  {
    campaign: 'general',
    category: 'SPORTS',
    language: 'en',
    title: 'Lawn bowls',
    name: 'Iqbal',
    age: 69,
    gender: 'M',
    country: 'Australia',
    city: 'Toowoomba',
    belief: 'Islam',
    body: `My late wife used to say that I would talk to a post if it stood still. After she was gone I walked past the bowling club every afternoon, and in there I could see some people who were standing very still.

They were all in white. I’d played cricket for the railways in Multan, I still had the trousers. I went in and asked if it was allowed to watch. A man called Kev said, “Mate, if you’re wearing that, you’re playing.”

The ball is not round. Nobody warns you. You send it to the left and it thinks about it and comes back, like a teenager. It took me a year to stop apologising to it.

I don’t drink, and the club is mostly a bar. This was discussed. Now there’s a kettle behind the counter with my name on, and after the match eight old fellows have a beer and I have my tea, and then somehow three of the eight are having tea. Kev takes cardamom in his. He tells people it is for his chest.

We’re going to the regional final. They’ve asked me to be skip. I talk to the ball the entire way, and it listens.`,
  },
  {
    campaign: 'general',
    category: 'STEREOTYPE',
    language: 'en',
    title: 'I cannot fix your printer',
    name: 'Shafiq',
    age: 37,
    gender: 'M',
    country: 'United States',
    belief: 'Islam',
    body: `I am a florist. I’d like to put that first.

I’m Bangladeshi, I wear glasses and I own, I admit, several short-sleeved shirts. Everywhere I go people hand me their devices. At my son’s soccer game: “You’re good with these, right?” At a wedding, while I was carrying a six-foot arch of peonies, the best man asked me why the projector was green.

I used to explain. Then one day, at the bank, the printer jammed, and the teller looked over at me with such hope that I couldn’t do it to her. I came round the counter. I opened a flap. I shut the flap. I had no idea at all. I said, “Try it now.”

It printed.

I left without my receipt. I’ve been back three times, and each time the whole row of them stands up. I bring them whatever’s left over on a Friday, stocks mostly, some freesia. I tell them it’s good for the machines.`,
  },
  {
    campaign: 'general',
    category: 'SUBHANALLAH',
    language: 'en',
    title: 'Fare stopped',
    age: 47,
    gender: 'M',
    country: 'Canada',
    city: 'Whitehorse',
    belief: 'Islam',
    body: `I drive a taxi in Whitehorse. In December we have five and a half hours of light and a great many people coming home from the bar.

One night I had a big fellow in the back, a miner, in a bad mood about a woman. Past the bridge the sky opened. I’ve seen them many times, but this was different, it was green and then red at the edges and it was moving like a curtain when somebody is walking behind it. “Subhanallah,” I said. It came out by itself.

“What’s that?” he said. I thought there would be trouble.

I told him it’s what we say when something is too much. I pulled over, I stopped the meter, and we got out. It was minus thirty-eight. You could hear the snow squeak. He stood there with his jacket open.

He tried it. He got the middle part wrong. He said it again, more slowly, to the sky and not to me. Then he asked what we say when a woman has changed the locks.

I told him that we have one for that as well.`,
  },
  {
    campaign: 'general',
    category: 'TIME',
    language: 'en',
    title: 'Come at two',
    age: 60,
    gender: 'M',
    country: 'Tanzania',
    city: 'Zanzibar',
    belief: 'Islam',
    body: `On our island the day begins when the sun comes up, as it should. Seven in the morning is one o’clock, because one hour of it is finished. Noon is six. It’s perfectly simple, and it has ruined many friendships.

I repair outboard motors. A young Norwegian had a research boat, and he came to me very upset; it had to be ready the next day. I told him, come at two. He came at two in the afternoon. I’d been sitting by his motor since eight in the morning, his eight, my two, with nothing to do but polish it.

“You’re late,” I said. “I’m exactly on time,” he said. He showed me his wrist. I showed him the sun.

We sat down on the slipway to work out who was right. It took until Asr. He drew it with a stick in the sand: two clocks, one with the twelve on top and one with the twelve underneath. In the end he unbuckled his watch, turned it around and put it on again upside down. It’s accurate like that, you can try it.

He’s a professor now. He writes that he still wears it so, and misses meetings.`,
  },
  {
    campaign: 'general',
    category: 'TRAVEL',
    language: 'en',
    title: 'Side lower berth',
    age: 0,
    gender: 'F',
    country: 'India',
    city: 'Lucknow',
    belief: 'Hinduism',
    body: `Nineteen hours, Lucknow to Mumbai, and I’d left my food bag on the kitchen table. I noticed at Kanpur.

Across from me there was a family of five: a father in a skullcap, his mother, his wife, and two boys who’d already found the one loose screw in the berth. I did not say anything. I read the same page. I’m a bank officer, I don’t go about announcing that I’m hungry.

At nine the old lady opened a steel tiffin with five levels. She looked at me over it. “Veg?” she asked. I nodded. She took it apart and there was some discussion. Then she gave me the second level whole, okra and four rotis, and told me loudly, so that I wouldn’t worry, that the spoon had never met a chicken in its life.

The boys watched to see if it was true.

In the night I woke up because somebody was moving about. She was trying to pray sitting down and the train kept swinging her off course. She’d face one way, we would go round a bend, and she’d have to begin again. I held up my phone with the compass so she could see it. All through Madhya Pradesh I was the needle.`,
  },
  {
    campaign: 'general',
    category: 'UNCONSCIOUS_BIAS',
    language: 'en',
    title: 'The man by the coat rack',
    age: 41,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `I am a surgeon and I wear hijab. I’ve been handed dirty trays. I’ve been asked when the doctor is coming while I was holding the scan. I give a talk about it to the residents every fall, with slides, and I’m told it is quite good.

Two years ago I was invited to give it in another city. I was early. There was a man beside the coat rack in grey work pants and a fleece, about sixty, big rough hands. I gave him my wet coat. I said, “Thank you so much,” and asked if he could find someone to help me with the projector.

He hung it up. He went away and came back and fixed the projector himself. Then he clipped on a microphone and introduced me. He was the head of the department. He’d come straight from his farm.

I had forty slides. I stood there and looked at the first one, which said, in large letters, WHO DO YOU SEE? He was in the front row with his hands on his knees, enjoying himself very much.

I’ve a new first slide now. It is a picture of my coat.`,
  },
  {
    campaign: 'general',
    category: 'UNLEARN',
    language: 'en',
    title: 'What I had ready to say',
    name: 'Birgit',
    age: 66,
    gender: 'F',
    country: 'Denmark',
    city: 'Aarhus',
    belief: 'Christianity',
    body: `When my daughter told me, I already had the sentence ready. I had had it ready for years, in case of drugs, or a sect, or a married man. It was: “We will always love you.” I said it in a voice you’d use at a hospital bed, and she looked at me and said, “Mor, I’ve become a Muslim. I’m not dying.”

I’m a parish woman. I do the flowers, I sing alto. I thought I was open. What I hadn’t known was how much I’d got stored, like things in an attic that you’ve never brought up yourself and yet there they are. I was sure that she’d been persuaded by somebody. There was nobody; she had read a book on a night train. I was sure she’d stop laughing. I actually listened for it.

The headscarf was hardest. I’ll write this down because it is true: I walked a few steps ahead of her through town that first summer. I told myself I was in a hurry. She let me. She even slowed down a bit, to make it easier for me, and I didn’t see that until much later, and when I saw it I had to put down the watering can.

Nobody argued me out of anything. It went away in small pieces. She fixed my gutter in her scarf and a pair of my husband’s overalls. She beat me at Scrabble with “qadi”, and I looked it up, furious. She sat up with my own mother for nine nights at the end, and she read her the old hymns, all the verses, because I couldn’t. My mother was ninety-four and a bit adrift by then, and thought that she was a deaconess. “She’s got such a tidy cap,” she told me.

Once in December I asked what I had never asked, which was simply what it was like. Not why. We were making marzipan pigs; she was doing the pigs too, she says that they are only almonds. She thought it over. “It’s like when you’ve been carrying the shopping,” she said, “and somebody takes the other handle.”

I have no sentence ready for that. I went on rolling.

We walk side by side these days, though she’s faster than I am. Last week on the bridge it was blowing hard, and I held on to her with one hand and onto the scarf with the other, so it wouldn’t go in the canal.`,
  },
  {
    campaign: 'general',
    category: 'VACATION',
    language: 'en',
    title: 'Nineteen people at Niagara Falls',
    name: 'Daniyal',
    age: 11,
    gender: 'M',
    country: 'Canada',
    belief: 'Islam',
    body: `We went to Niagara Falls with nineteen people in four cars. My uncle drives in front because he says he knows the way. He does not know the way. We saw a lot of vineyards.

Other families had sandwiches. We had a pot of rice so big it had its own seat belt. My aunt put a bedsheet on the grass and the pot in the middle, and a tour bus came, and the people got off and took pictures of the falls and then of us.

My grandmother had never seen it before. Everyone waited for what she would say. She looked at all that water for about five minutes. Then she asked, “Who turns it off at night?”

My cousin and I laughed, but later I looked it up. They do turn it down at night. She was right!`,
  },
  {
    campaign: 'general',
    category: 'WAR',
    language: 'en',
    title: 'Documents and warm socks and salt',
    age: 45,
    gender: 'F',
    country: 'Ukraine',
    city: 'Lviv',
    belief: 'Islam',
    body: `I am a Crimean Tatar. In 1944 my grandmother was put on a train with fifteen minutes to pack, and so all my life there has been a list on the inside of the wardrobe: documents, Quran, warm socks, salt. We laughed about it, my sister and I. We knew it like a song.

When it came to us, in the south, that February, I had nearly two hours. I took the documents. I took the socks. Then I watered the plants, I don’t know for whom, and wound the clock, and when I came out my daughter was sitting in the car with the rabbit inside her coat. The rabbit was not on the list.

It took us four days to Lviv, and at each checkpoint the soldiers looked at the passports and then asked what was moving. She told all of them its name, which is Kompot. By the end they were calling ahead to each other. “Let the rabbit through.”

The lady who took us in had a notice on the stairs: no pets. She read our faces. She looked straight at two long ears. “What a quiet little boy,” she said.

We have been on the third floor ever since. There is a list inside this wardrobe too. My daughter wrote it, so the rabbit comes first, and I see that we’ve forgotten the salt.`,
  },
  {
    campaign: 'general',
    category: 'WORK',
    language: 'en',
    title: 'Open till late',
    name: 'Rashid',
    age: 54,
    gender: 'M',
    country: 'Ireland',
    belief: 'Islam',
    body: `I have the shop at the end of a small town in Mayo. Milk, firelighters, phone cards, halal lamb in the second freezer. I’ve been here for twenty-one years and I know who’s on a diet and who is only saying so.

There is an old farmer, I’ll call him P.J., that comes in each evening at ten to nine for a single box of matches. He doesn’t smoke. His house has oil heating. For years I thought, this man must have a wall made of matches.

Then I had to go to Sialkot, for my mother. Six weeks. My nephew minded the shop. When I came back he told me the old fella had come in every night as usual, looked at him, said “No sign of himself?” and gone out again without buying anything.

So the first night I was back I had the box ready on the counter. He put down his coin. He asked about my mother, and I told him, and he took off his cap. He stayed until half past nine.

I don’t close at nine any more. It says so on the sign, but I don’t.`,
  },
  {
    campaign: 'general',
    category: 'WORK',
    language: 'en',
    title: 'Bunk number three',
    age: 34,
    gender: 'M',
    country: 'Qatar',
    city: 'Doha',
    belief: 'Buddhism',
    body: `We are six in a room: three from Bangladesh, one from Kerala, one from Ghana, and me. I’m from the hills near Pokhara. I guard a parking garage at night and sleep by day, so my day is their night and the other way round.

Four of them are Muslim. Before I came I worried a little, I won’t lie, how it would be. I had a small Buddha from my mother wrapped in a vest, and for one month I kept him in the vest.

Jamal in bunk two saw it when I was looking for socks. He said nothing. On the weekend he came back from the scrap yard with a piece of plywood and two brackets, and he fixed up a shelf above bunk three, high enough that nobody’s feet would ever be over it. He used a water glass to check that it was straight.

When they get up to pray before dawn I’m coming in from my shift. They put the light on low. I take my boots off outside. There’s a quarter of an hour when we’re all six awake in that room and no one’s talking, and it’s the best part of the job.`,
  },
  {
    campaign: 'general',
    category: 'WUDU',
    language: 'en',
    title: 'Washing up north of Superior',
    name: 'Gurhan',
    age: 39,
    gender: 'M',
    country: 'Canada',
    city: 'Thunder Bay',
    belief: 'Islam',
    body: `I haul lumber, Thunder Bay to Sudbury. In summer wudu is no problem, there’s a lake every two hundred metres. In January the lakes are shut.

The truck stop at the halfway point had a frozen pipe. No taps. The lady at the till, Darlene, was selling coffee made out of bottled water and apologizing to everyone. I asked if I could buy one bottle, not cold. She asked what for. I told her: hands, mouth, nose, face, arms, a bit on the hair, feet. She counted along on her fingers. “In the truck?” she said. “You’ll freeze solid.”

She warmed the bottle under her arm while she rang up two other guys. Then she gave me the staff room, with the heater, a roll of blue paper towel and a mop bucket to stand in.

You don’t need much. They say the Prophet did it with about two handfuls. I had some left over at the end, so I gave it to the plant.

Now when I pull in she holds up fingers through the window to ask me which ones I’ve still got to do, as if I’m a car.`,
  },
  {
    campaign: 'general',
    category: 'ZAKAT',
    language: 'en',
    title: 'One in forty',
    age: 11,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Luton',
    belief: 'Islam',
    body: `My dad said I don’t have to pay zakat because I’m a child and I’m not rich. I said how does he know. So I emptied the pig.

I had £83.20. It’s one in forty, so I put everything in piles of forty and took one from each. I did it with pennies to be exact, and it took all Saturday. My dad checked it with his phone. It came to £2.08. I was right to the penny.

Then the problem was who to. We talked about it at dinner. My brother said him. In the end I gave it to the lady at the library who’s collecting for the roof, because it drips on the animal books.

She wrote me a receipt! It says “Received with thanks, two pounds and eight pence, for about one tile.”

I went to see when they did the roof. I’ve decided which one it is.`,
  },
  {
    campaign: 'general',
    category: 'FAMILY',
    language: 'en',
    title: 'Sixty three people are typing',
    age: 29,
    gender: 'F',
    country: 'Kenya',
    city: 'Mombasa',
    belief: 'Islam',
    body: `The family group has sixty-three members in seven countries. It never sleeps. If Mombasa is going to bed, then Muscat is still up, and Leicester’s just got home, and my uncle in Houston is sending a video of a goat.

There are rules. You have to answer a good morning. You can’t leave; my cousin Feisal left in 2021 and was put back in by his own mother in four minutes. Aunt Swabra writes only in voice notes, never shorter than three minutes, with hens in the background. Everybody complains about them.

In August she had a stroke. It was not a big one, but it took her speech, and for five weeks the group was strange. People posted as usual, only more carefully, and I noticed that I kept scrolling up. I wasn’t the only one. Someone in Leicester sent one of the old ones again: three minutes forty on how to choose a coconut. Sixty-two people listened to it. You can see that, who’s listened.

Then on a Sunday there was a new one from her number. Eleven seconds. It was only the hens, and her breathing, and at the end, slowly, “Good morning.”`,
  },
  {
    campaign: 'general',
    category: 'FAMILY',
    language: 'en',
    title: 'Two butchers',
    name: 'Selam',
    age: 35,
    gender: 'F',
    country: 'Ethiopia',
    city: 'Dessie',
    belief: 'Christianity',
    body: `My mother’s side is Orthodox and my father’s side is Muslim, and where I come from that is nothing much, half the street is like this. What you need is two of things. Two pans. Two knives. For a wedding you need two tents and two butchers, since neither side can eat the meat of the other.

At my brother’s wedding the two butchers were called Girma and Seid, and they’d been working back to back at parties for so long that they’d begun to dress alike. In the afternoon the power went, and with it the lights over both tables. There was a bad moment. My grandmother on one side and my grandmother on the other rose up at the same time, with candles, to make sure that no dish went astray.

None did. But the sauce was never marked, and sauce is lentils, it’s nobody’s. In the dark they sat down on one bench with the bowl in between. I could hear them eating and disagreeing over the salt.

When the power came back they didn’t move. They only blew the candles out, each one the other’s, because it was nearer.`,
  },
  {
    campaign: 'general',
    category: 'HEALTH',
    language: 'en',
    title: 'The machine on our veranda',
    age: 0,
    gender: 'F',
    country: 'Bangladesh',
    belief: 'Islam',
    body: `When my mother-in-law was diagnosed, my husband’s brother sent a blood pressure machine from Dubai. It’s the kind that squeezes the arm by itself and plays a tune. She took it each morning on the veranda, to have the light.

On the third day the neighbour asked if she might try. On the fifth there was a queue. By the end of the month I was sitting there with a school notebook: name, top number, bottom number. The rickshaw drivers come at six, before work. The schoolmaster comes on Mondays and always holds his breath. There’s one lady who is as fit as a horse, but likes the tune.

I only finished class ten. But I read up on it, and I learnt which numbers to worry about, and last year I told the rice merchant to go to the hospital that same hour. He was offended. He went because his wife was standing behind him in the queue, and she’d heard.

He sends us a sack now, each harvest. The notebook’s the fourth one. The young doctor at the clinic asked if he could copy it out, and he called me “colleague”. I’ve told everyone.`,
  },
  {
    campaign: 'general',
    category: 'FILM',
    language: 'en',
    title: 'I have died fourteen times',
    name: 'Brahim',
    age: 62,
    gender: 'M',
    country: 'Morocco',
    city: 'Ouarzazate',
    belief: 'Islam',
    body: `In our town they make the films about deserts. I’ve been an extra since 1985. I have a good beard, so I’m usually killed.

I’ve died as a Roman, as a Philistine, as a Tibetan, and very often as a man with no particular nationality who runs out of a doorway and shouts. I was once killed by myself: in the morning I was a crusader on the wall and in the afternoon they gave me the other hat.

I never get lines. In forty years I was given one, in an American picture. I was to stand at a well and tell the hero, “No water here.” I practised for a week. My wife was sick of it. The children said it at every meal.

On the day, the hero rode up, and he really was thirsty, he’d been on that horse since five. He looked so bad. I couldn’t do it. I heard myself say in Tamazight, “Get down, son, I’ll bring you some.”

The director shouted cut. Then he came and asked me what it meant, and they kept it in. There are no subtitles. But if you see the film, that’s what the man at the well is saying.`,
  },
  {
    campaign: 'general',
    category: 'ENVIRONMENT',
    language: 'en',
    title: 'Three hundred unmatched plates',
    age: 0,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `Every night in Ramadan our mosque used to throw away nine garbage bags of foam plates. I know because I was the one who tied them. I brought it up at the meeting. They told me real plates cost too much, and who would wash?

So I asked each family for two, from the back of the cupboard, the ones you don’t mind about. I expected a hundred. We got three hundred and twelve. There’s wedding china with a gold rim, there’s a royal wedding, a map of Portugal, a set with ducks, a lot with roses, and one that says World’s Best Golfer, which nobody’s admitted to.

As for washing, the teenage boys do it. I was told they’d never agree. What I did was put in a speaker and leave.

The unforeseen thing is how much people now talk in the line. You get your plate and you look at what you’ve got, and what the next person’s got. An engineer and an auntie traded, ducks for Portugal. And a little boy goes up and down the hall each evening, looking at everybody’s food and waiting until they’ve eaten enough to see what is underneath.`,
  },
];
